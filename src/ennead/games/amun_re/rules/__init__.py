"""The rules of Amun-Re: one file a chapter, and what every game has under the same names."""
