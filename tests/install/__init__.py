"""The package as strangers get it: built from a clean copy, installed far from the repository."""
