"""API fuzzing from the server's own description: no answer is a server error."""

from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok

from tests.server.conftest import running

EXAMPLES = 25


@pytest.mark.slow
def test_no_generated_request_breaks_the_server(tmp_path: Path) -> None:
    with running(database=str(tmp_path / "fuzz.sqlite3")) as server:
        http = httpx.Client(base_url=server.base, timeout=60)
        csrf = http.get("/api/me").json()["csrf"]
        csrf = http.post("/api/guests", json={"name": "fuzz"}, headers={"X-CSRF-Token": csrf}).json()["csrf"]
        seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
        body = {"game": "amun-re", "players": 3, "seats": seats, "start": True}
        table = http.post("/api/tables", json=body, headers={"X-CSRF-Token": csrf}).json()["id"]
        schema = schemathesis.openapi.from_url(f"{server.base}/api/schema/openapi.json")
        checked = 0
        for found in schema.get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()
            if operation.path == "/api/session" and operation.method.upper() == "DELETE":
                continue

            @settings(
                max_examples=EXAMPLES,
                deadline=None,
                database=None,
                suppress_health_check=list(HealthCheck),
                derandomize=True,
            )
            @given(case=operation.as_strategy(), known=st.booleans())
            def send(case: schemathesis.Case[Any], known: bool) -> None:
                nonlocal checked
                if known and "id" in (case.path_parameters or {}):
                    case.path_parameters["id"] = table
                if case.operation.path in ("/api/accounts", "/api/session"):
                    case.headers.pop("X-CSRF-Token", None)
                headers = {"X-CSRF-Token": csrf}
                answer = case.call(headers=headers, cookies=dict(http.cookies))
                assert answer.status_code < 500, (case.method, case.path, case.body, answer.content)
                if answer.status_code >= 400:
                    assert answer.json()["error"]["message"]
                checked += 1

            send()
        assert checked > 200
        assert http.get("/readyz").status_code == 200
