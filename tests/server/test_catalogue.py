"""The catalogue: games, texts, bots; the page; health; the description of the interface."""

from pathlib import Path

import httpx
import msgspec
import pytest

import ennead
from ennead.server import messages
from tests.server.conftest import LiveServer, running


@pytest.fixture
def http(live: LiveServer) -> httpx.Client:
    return httpx.Client(base_url=live.base, timeout=60)


def test_games_and_their_catalogue(http: httpx.Client) -> None:
    games = http.get("/api/games").json()
    assert [game["id"] for game in games] == list(ennead.games())
    for game in games:
        catalogue = http.get(f"/api/games/{game['id']}").json()
        assert catalogue["players"] == list(ennead.game(game["id"]).players)
        assert {"verbs", "events", "steps", "sources", "data"} <= set(catalogue)
        kinds = {field["kind"] for event in catalogue["events"] for field in event["fields"]}
        assert kinds <= {"seat", "number", "flag", "domain"}
        for language in ("en", "ru"):
            texts = http.get(f"/api/games/{game['id']}/texts/{language}").json()
            assert "refusal-not-possible-now" in texts["messages"]
            assert texts["names"]


def test_the_catalogue_is_cacheable_and_compressed(http: httpx.Client) -> None:
    first = http.get("/api/games/amun-re", headers={"Accept-Encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip"
    assert "max-age" in first.headers["cache-control"]
    again = http.get("/api/games/amun-re", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304
    assert http.get("/api/me").headers["cache-control"] == "no-store"


def test_unknown_things_are_404(http: httpx.Client) -> None:
    for path in (
        "/api/games/chess",
        "/api/games/amun-re/texts/xx",
        "/api/nothing",
        "/api/tables/x",
        "/x.css",
    ):
        answer = http.get(path)
        assert answer.status_code == 404
        assert answer.json()["error"]["message"]


def test_bots_health_and_description(http: httpx.Client) -> None:
    bots = http.get("/api/bots").json()
    assert [bot["id"] for bot in bots] == [
        "random",
        "greedy",
        "easy",
        "casual",
        "normal",
        "skilled",
        "hard",
        "expert",
    ]
    assert [bot["id"] for bot in bots if bot["default"]] == ["normal"]
    assert http.get("/healthz").json()["status"] == "ok"
    assert http.get("/readyz").json()["status"] == "ready"
    described = http.get("/api/schema/openapi.json").json()
    assert "/api/tables/{id}/join" in described["paths"]


def test_the_page_says_how_to_build_it_when_it_is_missing(tmp_path: Path) -> None:
    with running(database=str(tmp_path / "d.sqlite3"), static=tmp_path / "none") as server:
        answer = httpx.get(f"{server.base}/")
        assert answer.status_code == 200
        assert "npm" in answer.text


def test_the_built_page_is_served(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Ennead</title>")
    (static / "assets" / "main-1a2b.js").write_text("export {};" * 300)
    (tmp_path / "secret.txt").write_text("secret")
    with running(database=str(tmp_path / "d.sqlite3"), static=static) as server:
        http = httpx.Client(base_url=server.base, timeout=60)
        for path in ("/", "/tables/abc", "/index.html"):
            answer = http.get(path)
            assert "<title>Ennead</title>" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
        script = http.get("/assets/main-1a2b.js", headers={"Accept-Encoding": "gzip"})
        assert "javascript" in script.headers["content-type"]
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        smaller = http.get("/assets/main-1a2b.js", headers={"Accept-Encoding": "gzip, br;q=1.0"})
        assert smaller.headers["content-encoding"] == "br"
        assert smaller.text == script.text
        for path in (
            "/..%2fsecret.txt",
            "/%2e%2e/secret.txt",
            "//etc/passwd",
            "/assets/..%2f..%2fsecret.txt",
        ):
            assert "secret" not in http.get(path).text
            assert "root:" not in http.get(path).text


def test_every_body_and_message_can_be_described() -> None:
    """The client's types are written from these structs: each must be one that a schema can say."""
    for kind in (*messages.BODIES, messages.ClientMessage, messages.ServerMessage):
        assert msgspec.json.schema(kind)["$ref"] if isinstance(kind, type) else msgspec.json.schema(kind)


def test_what_is_sent_is_what_its_struct_says(http: httpx.Client) -> None:
    for path, kind in (
        ("/api/games", list[messages.GameSummary]),
        ("/api/games/kemet", messages.Catalogue),
        ("/api/games/kemet/texts/ru", messages.GameTexts),
        ("/api/bots", list[messages.Bot]),
        ("/api/me", messages.Me),
        ("/api/tables", list[messages.Table]),
        ("/api/tables/x", messages.Failure),
    ):
        body = http.get(path).content
        assert msgspec.json.decode(msgspec.json.encode(msgspec.json.decode(body, type=kind))) == (
            msgspec.json.decode(body)
        )
