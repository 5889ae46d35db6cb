"""How to play Kemet well: what a position promises each seat, and which actions deserve a look."""
