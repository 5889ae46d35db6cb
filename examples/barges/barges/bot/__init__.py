"""How to play Barges well."""
