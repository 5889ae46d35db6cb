"""The rules of Barges."""
