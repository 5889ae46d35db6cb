"""Tekhenu: Obelisk of the Sun, for one to four players: dice, gods and the light of the obelisk."""
