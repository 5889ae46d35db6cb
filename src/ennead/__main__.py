"""`python -m ennead` is the command `ennead`."""

from ennead.cli import main

main()
