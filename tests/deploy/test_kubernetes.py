"""The manifests for a cluster: checked by schema, and compared with the server and each other.

They have not been applied to a real cluster.
"""

from ipaddress import ip_network
from pathlib import Path
from typing import cast

import pytest
import yaml

from croupier.cli.serve import FLAGS
from croupier.server.settings import Settings

Json = dict[str, object]

FOLDER = Path(__file__).parents[2] / "deploy" / "kubernetes"
VERSION = "1.33"
MOST_PROXIES = 16
"""How many addresses an ingress is given here: a network of pods has thousands."""
FILES = sorted(FOLDER.glob("*.yaml"))
MANIFESTS: list[Json] = [
    manifest
    for path in FILES
    if path.name != "kustomization.yaml"
    for manifest in yaml.safe_load_all(path.read_text(encoding="utf-8"))
]


def at(value: object, *path: str | int) -> object:
    """Return what lies deep inside."""
    for part in path:
        value = cast(dict[str | int, object], value)[part]
    return value


def one(kind: str, name: str) -> Json:
    """Return the manifest of a kind and name."""
    [found] = [m for m in MANIFESTS if m["kind"] == kind and at(m, "metadata", "name") == name]
    return found


def named(manifest: Json) -> str:
    """Name a manifest for people."""
    return f"{manifest['kind']}-{at(manifest, 'metadata', 'name')}"


POD = ("spec", "template", "spec")
SERVER = at(one("Deployment", "croupier"), *POD, "containers", 0)


CHECKED = pytest.mark.weekly("deploy", "requirements", day="manifests")


@CHECKED
@pytest.mark.parametrize("manifest", MANIFESTS, ids=named)
def test_every_manifest_is_as_its_schema_wants_it(manifest: Json) -> None:
    # Importing it takes seconds, which everybody would wait for who collects all tests.
    from kubernetes_validate.utils import validate

    validate(manifest, VERSION, strict=True)


@CHECKED
def test_a_manifest_that_is_not_is_found_out() -> None:
    from kubernetes_validate.utils import ValidationError, validate

    wrong = {**one("Service", "croupier"), "spec": {"ports": "many"}}

    with pytest.raises(ValidationError):
        validate(wrong, VERSION, strict=True)


def test_all_files_are_applied() -> None:
    settings = yaml.safe_load((FOLDER / "kustomization.yaml").read_text(encoding="utf-8"))

    assert {*settings["resources"]} == {path.name for path in FILES} - {"kustomization.yaml"}
    assert [image["name"] for image in settings["images"]] == [at(SERVER, "image")]


def test_servers_are_probed_where_they_answer() -> None:
    probed = [
        at(SERVER, probe, "httpGet", "path")
        for probe in ("startupProbe", "readinessProbe", "livenessProbe")
    ]

    assert probed == ["/healthz", "/readyz", "/healthz"]
    assert at(SERVER, "ports", 0, "containerPort") == Settings().port


def test_servers_are_told_settings_they_know() -> None:
    variables = {str(at(one, "name")) for one in cast(list[object], at(SERVER, "env"))}

    assert {name.removeprefix("CROUPIER_").lower() for name in variables} - {"xdg_cache_home"} <= {
        *FLAGS
    }


def test_servers_believe_the_ingress_alone_and_not_all_pods() -> None:
    [proxies] = [
        str(at(one, "value"))
        for one in cast(list[object], at(SERVER, "env"))
        if at(one, "name") == "CROUPIER_PROXIES"
    ]

    assert ip_network(proxies).num_addresses <= MOST_PROXIES


def test_no_server_goes_before_the_next_is_ready_and_each_has_time_to_end() -> None:
    deployment = one("Deployment", "croupier")
    patience = at(deployment, *POD, "terminationGracePeriodSeconds")
    waited = at(SERVER, "lifecycle", "preStop", "exec", "command", 1)

    assert at(deployment, "spec", "strategy", "rollingUpdate", "maxUnavailable") == 0
    assert int(str(patience)) > int(str(waited)) + Settings().shutdown


@pytest.mark.parametrize(
    "pod", [m for m in MANIFESTS if m["kind"] in ("Deployment", "StatefulSet")], ids=named
)
def test_everything_has_limits_and_is_probed(pod: Json) -> None:
    for container in cast(list[Json], at(pod, *POD, "containers")):
        assert {"readinessProbe", "livenessProbe", "resources"} <= container.keys()
        assert at(container, "resources", "limits", "memory")
        assert at(container, "resources", "requests", "cpu")


def test_whoever_is_asked_for_by_name_is_there() -> None:
    names = {
        at(manifest, "metadata", "name") for manifest in MANIFESTS if manifest["kind"] == "Service"
    }
    database = str(at(one("Secret", "croupier"), "stringData", "database"))

    assert names == {"croupier", "nats", "postgres"}
    assert "@postgres/" in database
    assert str(at(one("Secret", "croupier"), "stringData", "postgres-password")) in database
