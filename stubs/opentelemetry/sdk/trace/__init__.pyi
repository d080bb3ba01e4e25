from collections.abc import Mapping
from contextlib import AbstractContextManager

from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace.export import SpanProcessor

class Span: ...

class Tracer:
    def start_as_current_span(
        self,
        name: str,
        *,
        attributes: Mapping[str, str | int] | None = None,
        record_exception: bool = True,
        set_status_on_exception: bool = True,
    ) -> AbstractContextManager[Span]: ...

class TracerProvider:
    def __init__(self, *, resource: Resource) -> None: ...
    def add_span_processor(self, span_processor: SpanProcessor) -> None: ...
    def get_tracer(self, instrumenting_module_name: str) -> Tracer: ...
    def shutdown(self) -> None: ...
