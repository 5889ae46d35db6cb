"""Kemet: Blood and Sand, for two to five players: armies, pyramids and power tiles on the Nile."""
