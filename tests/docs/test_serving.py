"""The site, served."""

from pathlib import Path
from queue import Queue
from threading import Thread
from urllib.request import urlopen

from croupier.docs.serving import serve


def test_pages_are_served_at_a_port_that_is_told(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("Hello")
    ports: Queue[int] = Queue()
    Thread(target=serve, args=(tmp_path, "127.0.0.1", 0, ports.put), daemon=True).start()

    with urlopen(f"http://127.0.0.1:{ports.get(timeout=60)}/", timeout=60) as page:
        assert page.read() == b"Hello"
