"""The rules of Kemet: one file a chapter, and what every game has under the same names."""
