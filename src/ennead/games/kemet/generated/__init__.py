"""What `ennead.generate` writes from the declarations in `rules`."""
