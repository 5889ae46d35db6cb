"""The web application: HTTP for what happens once, one WebSocket a table for play."""
