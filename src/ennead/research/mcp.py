"""An MCP server: a language model plays one seat with the tools observe, legal, act, rules and result."""

from mcp.server import MCPServer

from ennead.research.seat import SeatTable

INSTRUCTIONS = """You play one seat of a board game. Call observe to see the position and your legal actions,
then act with one of them, word for word; an action that is not possible changes nothing and tells you why.
Look rules up by their ids with rules. Play until act says that the game is over."""


def server(table: SeatTable) -> MCPServer:
    """The tools for one seat of a game."""
    made = MCPServer(f"ennead-{table.game.name}", instructions=INSTRUCTIONS)
    for tool in (table.observe, table.legal, table.act, table.rules, table.result):
        made.add_tool(tool)
    return made
