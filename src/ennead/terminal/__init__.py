"""Playing at one terminal: hot-seat and against the computer. Needs the `play` extra."""
