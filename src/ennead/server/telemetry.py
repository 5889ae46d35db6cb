"""Traces by OpenTelemetry (`ennead[telemetry]`): off unless the usual variables say where to send them.

Requests are traced by Litestar's own middleware; `span` adds what happens inside: changes, writes, jobs.
"""

import os
from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from litestar.enums import ScopeType
from litestar.middleware.base import DefineMiddleware
from litestar.types import Scope

from ennead.server.settings import BadSetting

WHERE_TO = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "OTEL_TRACES_EXPORTER")

_active = False


def is_wanted(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether somebody said where traces go, and did not switch them off."""
    if environment.get("OTEL_SDK_DISABLED", "").lower() == "true":
        return False
    return any(environment.get(name, "none") not in ("", "none") for name in WHERE_TO)


def set_up() -> None:
    """Send traces as the variables say, if they say so; once, at the start of the process."""
    global _active
    if not is_wanted():
        return
    try:
        from opentelemetry import trace
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ImportError:
        raise BadSetting("OTEL_*", "pip install 'ennead[telemetry]'") from None
    named = {} if "OTEL_SERVICE_NAME" in os.environ else {"service.name": "ennead"}
    provider = TracerProvider(resource=Resource.create(named))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    trace.set_tracer_provider(provider)
    _active = True


def middleware() -> list[DefineMiddleware]:
    """Litestar's own, if traces are sent. A socket lives for hours: its messages are traced one by one."""
    if not _active:
        return []
    from litestar.plugins.opentelemetry import OpenTelemetryConfig

    config = OpenTelemetryConfig(scopes={ScopeType.HTTP}, exclude_spans=["receive", "send"])
    return [config.middleware]


def name_request(scope: Scope) -> None:
    """Call the request's span by its route: with the ids in it every name would be another."""
    if _active and scope["type"] == ScopeType.HTTP:
        from opentelemetry import trace

        trace.get_current_span().update_name(f"{scope['method']} {scope['path_template']}")


def span(name: str, **attributes: str) -> AbstractContextManager[Any]:
    """A part of a trace; nothing at all without telemetry."""
    if not _active:
        return nullcontext()
    from opentelemetry import trace

    named = {f"ennead.{key}": value for key, value in attributes.items()}
    part: AbstractContextManager[Any] = trace.get_tracer("ennead").start_as_current_span(
        name, attributes=named
    )
    return part
