"""Real proxies for the tests, with the examples of `deploy/`: the machine's own, or Debian's packages without root."""

from __future__ import annotations

import contextlib
import functools
import os
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.guest import PATIENCE

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"


@functools.cache
def program(name: str) -> str:
    """Return a program of the machine, or the one of Debian's package, unpacked beside the tests' other tools."""
    folder = Path(sys.prefix) / "packages" / name
    found = shutil.which(name) or _unpacked(folder, name)
    if found is None:
        pytest.skip(f"needs {name}: it is not installed, and `apt-get download {name}` gives none here")
    return found


def _unpacked(folder: Path, name: str) -> str | None:
    if shutil.which("apt-get") is None or shutil.which("dpkg") is None:
        return None
    import fcntl

    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (inside := _inside(folder, name)):
            for call in (["apt-get", "download", name], ["dpkg", "-x", f"{name}.deb", "root"]):
                if call[0] == "dpkg":
                    packages = sorted(folder.glob(f"{name}_*.deb"))
                    call[2] = packages[0].name if packages else ""
                if subprocess.run(call, cwd=folder, capture_output=True).returncode:
                    return None
            inside = _inside(folder, name)
    return inside


def _inside(folder: Path, name: str) -> str | None:
    return next(
        (
            str(folder / f"root/usr/{bin_}/{name}")
            for bin_ in ("sbin", "bin")
            if (folder / f"root/usr/{bin_}/{name}").exists()
        ),
        None,
    )


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


@contextlib.contextmanager
def running(command: list[str], port: int, log: Path, **environment: str) -> Iterator[None]:
    """Run a proxy until the block ends; it must listen before the block begins."""
    with (
        log.open("w") as told,
        subprocess.Popen(command, stdout=told, stderr=told, env={**os.environ, **environment}) as proxy,
    ):
        try:
            deadline = time.monotonic() + PATIENCE
            while not _listens(port):
                if proxy.poll() is not None or time.monotonic() > deadline:
                    pytest.fail(f"{command[0]} did not start:\n{log.read_text()}", pytrace=False)
                time.sleep(0.05)
            yield
        finally:
            proxy.terminate()


def _listens(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
        return True
    return False


@contextlib.contextmanager
def nginx(folder: Path, port: int, *, upstream: str, location: str = "/", strips: bool = False) -> Iterator[None]:
    """Run nginx with our example, at another port, name and certificate than it says."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    new = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"]
    subprocess.run([*new, "-keyout", key, "-out", certificate, *names], check=True, capture_output=True)
    example = (DEPLOY / "nginx.conf").read_text()
    changes = [
        (r"listen 80;", f"listen 127.0.0.1:{free_port()};"),
        (r"listen 443 ssl http2;", f"listen 127.0.0.1:{port} ssl http2;"),
        (r" *listen \[::\]:.*\n", ""),
        (r"play\.example;", "localhost;"),
        (r"/etc/letsencrypt/\S+/fullchain.pem", str(certificate)),
        (r"/etc/letsencrypt/\S+/privkey.pem", str(key)),
        (r"server 127\.0\.0\.1:8000;", f"server {upstream};"),
        (r"location / \{", f"location {location} {{"),
        (r"proxy_pass http://serai;", f"proxy_pass http://serai{'/' if strips else ''};"),
    ]
    for old, new_text in changes:
        example, count = re.subn(old, new_text, example)
        assert count, f"the example has no {old} any more"
    (folder / "example.conf").write_text(example)
    temporary = "".join(
        f"{kind}_temp_path {folder / kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = f"daemon off; pid {folder}/pid; error_log stderr; events {{}}"
    whole += f" http {{ access_log off; {temporary} include {folder}/example.conf; }}"
    (folder / "nginx.conf").write_text(whole)
    command = [program("nginx"), "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf")]
    with running(command, port, folder / "nginx.log"):
        yield


@contextlib.contextmanager
def caddy(folder: Path, port: int, *, upstream: str, under: str = "", strips: bool = False) -> Iterator[None]:
    """Run Caddy with our example, over plain HTTP, maybe under a path, which it passes on or takes away."""
    example = (DEPLOY / "Caddyfile").read_text()
    site, _, rest = example.partition(" {\n")
    inner = rest.rstrip().removesuffix("}")
    if under:
        inner = f"{f'handle_path {under}/*' if strips else f'handle {under}*'} {{\n{inner}\n}}\n"
    (folder / "Caddyfile").write_text(
        f"{{\nadmin off\nauto_https off\nstorage file_system {folder}/caddy\n}}\n{site} {{\n{inner}}}\n"
    )
    command = [program("caddy"), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    environment = {"SERAI_SITE": f"http://localhost:{port}", "SERAI_PROCESSES": upstream, "HOME": str(folder)}
    with running(command, port, folder / "caddy.log", **environment):
        yield
