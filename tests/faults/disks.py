"""A disk of our own that can fail: the system then lets nobody write to it, open files or not."""

import os
import subprocess
import time
from pathlib import Path
from shutil import which

PROGRAMS = ("mkfs.ext4", "e2fsck", "losetup", "mount", "umount")
SECONDS = 30.0


def is_possible() -> bool:
    """Tell whether this machine lets us make a disk out of a file."""
    return (
        os.name == "posix"
        and os.geteuid() == 0
        and Path("/dev/loop-control").exists()
        and Path("/sys/fs/ext4").exists()
        and all(which(program) for program in PROGRAMS)
    )


class FailingDisk:
    """A file system in a file, which becomes read-only at its first error, as systems set it up."""

    def __init__(self, folder: Path, megabytes: int = 256) -> None:
        self.path = folder / "disk"
        self.path.mkdir()
        image = folder / "disk.img"
        with image.open("wb") as file:
            file.truncate(megabytes * 1024 * 1024)
        _run("mkfs.ext4", "-q", "-F", str(image))
        self._device = _run("losetup", "--find", "--show", str(image)).strip()
        self._mount()

    def fail(self) -> None:
        """Have the system find an error: from now on everything on it can only be read."""
        name = Path(self._device).name
        Path(f"/sys/fs/ext4/{name}/trigger_fs_error").write_text("1")
        deadline = time.monotonic() + SECONDS
        while not self._is_read_only():
            assert time.monotonic() < deadline, "the disk can still be written to"
            time.sleep(0.01)

    def _is_read_only(self) -> bool:
        mounts = Path("/proc/mounts").read_text().splitlines()
        [options] = [line.split()[3] for line in mounts if line.startswith(f"{self._device} ")]
        return not {"ro", "emergency_ro"}.isdisjoint(options.split(","))

    def mend(self) -> None:
        """Do what an operator does, once nobody uses it any more."""
        self._unmount()
        # 1 says that something was wrong and is not any more.
        _run("e2fsck", "-f", "-y", self._device, fine=(0, 1))
        self._mount()

    def close(self) -> None:
        """Leave nothing behind."""
        self._unmount()
        _run("losetup", "--detach", self._device)

    def _mount(self) -> None:
        _run("mount", "-o", "errors=remount-ro", self._device, str(self.path))

    def _unmount(self) -> None:
        """Wait for the last who has a file there."""
        deadline = time.monotonic() + SECONDS
        while subprocess.run(["umount", self.path], capture_output=True, check=False).returncode:
            assert time.monotonic() < deadline, "somebody still uses the disk"
            time.sleep(0.05)


def _run(*command: str, fine: tuple[int, ...] = (0,)) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode in fine, f"{command}: {done.stderr}"
    return done.stdout
