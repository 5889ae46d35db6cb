"""The rules of Ankh: one file a chapter, and what every game has under the same names."""
