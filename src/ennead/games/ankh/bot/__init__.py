"""How to play Ankh well: what a position promises each seat, and which actions deserve a look."""
