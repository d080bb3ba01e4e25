"""How long each stage of a command takes: as figures always, as traces when they are asked for."""

import time
from contextlib import AbstractContextManager, nullcontext
from types import TracebackType
from typing import Protocol

from croupier.core.errors import InvalidOptions
from croupier.server.metrics import Metrics

EXPORT_SECONDS = 3
"""How long the collector of traces may take; nobody who plays waits for it."""

_NOTHING: AbstractContextManager[object] = nullcontext()


class Tracer(Protocol):
    """Writes down what took how long, within what."""

    def span(self, name: str, /, **facts: str | int) -> AbstractContextManager[object]:
        """Return what encloses a piece of work."""
        ...

    def close(self) -> None:
        """Send what is left, if that can be done soon."""
        ...


class NoTracer:
    """Writes down nothing, and costs next to nothing."""

    def span(self, _name: str, /, **_facts: str | int) -> AbstractContextManager[object]:
        """Return what encloses a piece of work."""
        return _NOTHING

    def close(self) -> None:
        """Do nothing: nothing is left."""


class SentTracer:
    """Sends what it writes down to a collector of OpenTelemetry, every few seconds."""

    def __init__(self, url: str) -> None:
        try:
            from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
            from opentelemetry.sdk.resources import Resource
            from opentelemetry.sdk.trace import TracerProvider
            from opentelemetry.sdk.trace.export import BatchSpanProcessor
        except ImportError:
            raise InvalidOptions(
                "Tracing (--tracing) takes an extra: pip install 'croupier[tracing]'."
            ) from None
        self._provider = TracerProvider(resource=Resource.create({"service.name": "croupier"}))
        exporter = OTLPSpanExporter(endpoint=url, timeout=EXPORT_SECONDS)
        self._provider.add_span_processor(BatchSpanProcessor(exporter))
        self._tracer = self._provider.get_tracer("croupier")

    def span(self, name: str, /, **facts: str | int) -> AbstractContextManager[object]:
        """Return what encloses a piece of work.

        What is refused there is no failure of ours, and what it says is nobody's business.
        """
        return self._tracer.start_as_current_span(
            name, attributes=facts, record_exception=False, set_status_on_exception=False
        )

    def close(self) -> None:
        """Send what is left, if that can be done soon."""
        self._provider.shutdown()


def open_tracer(url: str | None) -> Tracer:
    """Return what sends traces to an address, or nowhere without one."""
    return NoTracer() if url is None else SentTracer(url)


class Stages:
    """Measures the stages of commands."""

    def __init__(self, metrics: Metrics, tracer: Tracer) -> None:
        self._metrics = metrics
        self._tracer = tracer

    def command(self, kind: str, room: str) -> AbstractContextManager[object]:
        """Return what encloses a whole command; its stages are within."""
        return self._tracer.span(f"command {kind}", room=room)

    def judging(self) -> "Stage":
        """Return what encloses the rules."""
        return Stage(self._metrics, self._tracer, "judge")

    def storing(self) -> "Stage":
        """Return what encloses the way to the disk."""
        return Stage(self._metrics, self._tracer, "store")

    def showing(self) -> "Stage":
        """Return what encloses views, and what has changed in them."""
        return Stage(self._metrics, self._tracer, "show")

    def encoding(self) -> "Stage":
        """Return what encloses the encoding of what is sent."""
        return Stage(self._metrics, self._tracer, "encode")

    def close(self) -> None:
        """Send what is left."""
        self._tracer.close()


class Stage:
    """One stage, from its beginning to its end."""

    __slots__ = ("_began", "_metrics", "_name", "_span", "_worked")

    def __init__(self, metrics: Metrics, tracer: Tracer, name: str) -> None:
        self._metrics = metrics
        self._name = name
        self._span = tracer.span(name)

    def __enter__(self) -> None:
        self._span.__enter__()
        self._began, self._worked = time.perf_counter(), time.thread_time()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if error is None:
            self._metrics.stages[self._name].observe(
                time.perf_counter() - self._began, time.thread_time() - self._worked
            )
        self._span.__exit__(kind, error, trace)
