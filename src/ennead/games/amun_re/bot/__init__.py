"""How to play Amun-Re well: what a position promises each seat, and which actions deserve a look."""
