"""The image and what is started with it: linted, checked by schema, compared with the server.

No image is built here: what an image would do is tested by what it is made of (test_package.py).
"""

import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from croupier.cli.serve import FLAGS
from croupier.server.settings import Settings

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """Run one of the tools that came with the tests."""
    return subprocess.run(
        [str(BIN / words[0]), *words[1:]], cwd=ROOT, capture_output=True, encoding="utf-8"
    )


def test_the_dockerfile_has_nothing_hadolint_warns_of() -> None:
    ran = run("hadolint", "--no-color", "Dockerfile")

    assert ran.stdout == ""
    assert ran.returncode == 0


def test_what_hadolint_warns_of_is_seen(tmp_path: Path) -> None:
    (tmp_path / "Dockerfile").write_text("FROM python\nRUN cd /x && sudo ls\n")

    assert run("hadolint", str(tmp_path / "Dockerfile")).returncode != 0


def test_what_is_copied_into_the_image_is_there() -> None:
    copied = re.findall(r"^COPY (?!--from)(\S+)", DOCKERFILE, re.MULTILINE)

    assert copied
    assert all((ROOT / path).exists() for path in copied)


def test_the_image_names_settings_of_the_server_and_its_port() -> None:
    named = {name.lower() for name in re.findall(r"CROUPIER_([A-Z_]+)=", DOCKERFILE)}

    assert named <= {*FLAGS, "no_browser", "log"}
    assert f"EXPOSE {Settings().port}" in DOCKERFILE


def test_the_image_leaves_out_what_a_clone_has_besides() -> None:
    left_out = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()

    assert {".git", ".venv*", "**/node_modules", "src/croupier/server/page"} <= {*left_out}


@pytest.mark.weekly("compose.yaml", "requirements")
def test_the_compose_file_is_as_its_schema_wants_it() -> None:
    ran = run("check-jsonschema", "--builtin-schema", "vendor.compose-spec", "compose.yaml")

    assert ran.returncode == 0, ran.stdout


def test_the_compose_file_names_settings_of_the_server() -> None:
    one = COMPOSE["services"]["one"]

    assert {name.removeprefix("CROUPIER_").lower() for name in one["environment"]} <= {*FLAGS}
    assert (ROOT / one["build"]["context"] / "Dockerfile").is_file()


def test_its_proxy_is_as_caddy_wants_it(tmp_path: Path) -> None:
    (tmp_path / "Caddyfile").write_text(COMPOSE["configs"]["proxy"]["content"])
    ran = run("caddy", "validate", "--adapter", "caddyfile", "--config", f"{tmp_path}/Caddyfile")

    assert ran.returncode == 0, ran.stderr
