"""How long each stage of a command takes: as figures always, as traces when they are asked for."""

from contextlib import AbstractContextManager, nullcontext
from time import perf_counter, thread_time
from types import TracebackType
from typing import Protocol

from croupier.core.errors import InvalidOptions
from croupier.server.metrics import SAMPLED, Metrics, Timing

EXPORT_SECONDS = 3
"""How long the collector of traces may take; nobody who plays waits for it."""

Kind = type[BaseException] | None
Error = BaseException | None
Trace = TracebackType | None
"""What a piece of work ended with, if it did not go well: of which kind, what, and where."""

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
        self._is_traced = not isinstance(tracer, NoTracer)
        # Nothing else begins while one of these is going on, so that one of each will do.
        self._one = {stage: Stage(timing) for stage, timing in metrics.stages.items()}

    def command(self, kind: str, room: str) -> AbstractContextManager[object]:
        """Return what encloses a whole command; its stages are within."""
        return self._tracer.span(f"command {kind}", room=room) if self._is_traced else _NOTHING

    def judging(self) -> "Stage":
        """Return what encloses the rules."""
        return self._stage("judge")

    def storing(self) -> "Stage":
        """Return what encloses the way to the disk."""
        # Many are on their way at the same time.
        return self._traced("store") if self._is_traced else Stage(self._metrics.stages["store"])

    def showing(self) -> "Stage":
        """Return what encloses views, and what has changed in them."""
        return self._stage("show")

    def encoding(self) -> "Stage":
        """Return what encloses the encoding of what is sent."""
        return self._stage("encode")

    def _stage(self, name: str) -> "Stage":
        return self._traced(name) if self._is_traced else self._one[name]

    def _traced(self, name: str) -> "Stage":
        return TracedStage(self._metrics.stages[name], self._tracer.span(name))

    def close(self) -> None:
        """Send what is left."""
        self._tracer.close()


class Stage:
    """One stage, from its beginning to its end; what goes wrong is not counted."""

    __slots__ = ("_began", "_timing", "_worked")

    def __init__(self, timing: Timing) -> None:
        self._timing = timing

    def __enter__(self) -> None:
        timing = self._timing
        timing.begun += 1
        self._worked = thread_time() if timing.begun % SAMPLED == 1 else None
        self._began = perf_counter()

    def __exit__(self, kind: Kind, error: Error, trace: Trace) -> None:
        if error is None:
            took = perf_counter() - self._began
            worked = 0.0 if self._worked is None else thread_time() - self._worked
            self._timing.observe(took, worked)


class TracedStage(Stage):
    """One stage, of which a trace is written, too."""

    __slots__ = ("_span",)

    def __init__(self, timing: Timing, span: AbstractContextManager[object]) -> None:
        super().__init__(timing)
        self._span = span

    def __enter__(self) -> None:
        self._span.__enter__()
        super().__enter__()

    def __exit__(self, kind: Kind, error: Error, trace: Trace) -> None:
        super().__exit__(kind, error, trace)
        self._span.__exit__(kind, error, trace)
