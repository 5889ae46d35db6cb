"""The documentation says what is true, and its links lead somewhere."""
