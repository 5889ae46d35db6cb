"""How the bots' networks are made: games of the search against itself, and a fit to who won and how.

`ennead train kemet --out DIR` does all of it (docs/training.md). Needs NumPy and PyTorch (`ennead[train]`);
playing with the networks needs neither.
"""
