"""The examples keep running."""
