"""Rooms over HTTP and WebSocket: seats, bots, storage and the wire."""
