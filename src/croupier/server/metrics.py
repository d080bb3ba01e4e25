"""What can be watched from outside, in the words of Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        self.rooms = Gauge("croupier_rooms", "Rooms in memory", registry=registry)
        self.connections = Gauge("croupier_connections", "Open connections", registry=registry)
        self.cut = Counter(
            "croupier_connections_cut",
            "Connections refused or cut off, by reason",
            ["reason"],
            registry=registry,
        )
        self.sockets = Gauge("croupier_sockets", "Open sockets", registry=registry)
        self.created = Counter("croupier_rooms_created", "Rooms set up", registry=registry)
        self.commands = Counter(
            "croupier_commands", "Commands carried out", ["kind"], registry=registry
        )
        self.refused = Counter("croupier_refused", "Commands refused", ["code"], registry=registry)
        self.moves = Counter("croupier_moves", "Moves made, by whom", ["by"], registry=registry)
        self.slow = Counter(
            "croupier_slow_readers", "Sockets dropped for reading too slowly", registry=registry
        )
        self.races = Counter(
            "croupier_races", "Changes another process was quicker with", registry=registry
        )
        self.handled = Histogram(
            "croupier_command_seconds",
            "From a command to its answer",
            buckets=SECONDS,
            registry=registry,
        )
        self.stored = Histogram(
            "croupier_store_seconds",
            "From a change to its commit",
            buckets=SECONDS,
            registry=registry,
        )
        self.store_ready = Gauge("croupier_store_ready", "1 if the store works", registry=registry)
        self.bus_ready = Gauge("croupier_bus_ready", "1 if the bus works", registry=registry)

    def page(self) -> bytes:
        """Return all figures as a page."""
        return generate_latest(self._registry)
