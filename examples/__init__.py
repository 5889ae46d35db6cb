"""Programs to learn from; each runs as it stands, and a test runs it."""
