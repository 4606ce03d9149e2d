"""Compiled functions of the house: a few decorators, a cache that never serves stale code, and a word while waiting.

Numba keeps compiled code by the time stamp of a function's own file, and freezes global tables into it. A change
of a table in a neighbouring module would go unnoticed. So every game's compiled code lies in a folder named by a
digest of all the sources it can depend on: any change starts a new folder.

Rules need not be compiled to be played by. A process that cannot wait has them interpreted, the same functions read by
Python line by line, and loads the compiled ones in a thread when they are there: `interpret`, then `loading`.
"""

from __future__ import annotations

import atexit
import contextlib
import functools
import hashlib
import os
import shutil
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeAlias, TypeVar, cast

from numpy.typing import NDArray
from platformdirs import user_cache_path

PACKAGE = Path(__file__).resolve().parents[1]
COMMON = (Path(__file__), PACKAGE / "games" / "chance.py")
"""What compiled code of every game depends on."""
ROOMS = ("games", "players", "coach")
"""Rooms with compiled code, from the lowest: each may call what lies below it."""
KEPT = 8
"""How many generations of compiled code are kept, so that several checkouts can live side by side."""
INTERPRETED: bool = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")

Array: TypeAlias = NDArray[Any]
"""An array of any numbers, where a compiled function is given floats, or integers of several sizes."""
Function = TypeVar("Function", bound=Callable[..., Any])

_unannounced: set[str] = set()
_interpreted: set[str] = set()
"""Games whose rules are interpreted for now."""


class _Thread(threading.local):
    loads = False


_thread = _Thread()


def _sources(room: str, game: str) -> list[Path]:
    """List what code of a room for a game can depend on: the files for that game of the room and of those below it."""
    below = ROOMS[: ROOMS.index(room) + 1] if room in ROOMS else (*ROOMS, room)
    folders = [PACKAGE / one / game for one in below]
    return sorted(path for folder in folders for path in folder.rglob("*") if path.suffix in (".py", ".toml"))


@functools.cache
def base_folder() -> Path:
    """Return where compiled code is kept: the user's cache or, where that cannot be written, a folder of this run."""
    named = os.environ.get("SERAI_CACHE")
    base = Path(named) / "serai" if named else user_cache_path("serai", appauthor=False)
    try:
        base.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=base).close()
    except OSError:
        base = Path(tempfile.mkdtemp(prefix="serai-"))
        atexit.register(shutil.rmtree, base, ignore_errors=True)
        os.environ["SERAI_CACHE"] = str(base)  # for the processes that this one starts
        base /= "serai"
    return base / "compiled"


@functools.cache
def cache_folder(room: str, game: str) -> Path:
    """Return the cache folder of a room's compiled code for a game, made anew whenever its sources change."""
    digest = hashlib.sha256(f"{sys.version}{version('numba')}{PACKAGE}".encode())
    for source in (*COMMON, *_sources(room, game)):
        digest.update(source.read_bytes())
    folder = base_folder() / f"{room}-{game}-{digest.hexdigest()[:16]}"
    if not folder.exists():
        _unannounced.add(game)
    folder.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(OSError):  # another process sweeps, too
        older = sorted(folder.parent.glob(f"{room}-{game}-*"), key=lambda path: path.stat().st_mtime)
        for old in [path for path in older if path != folder][: -KEPT + 1]:
            shutil.rmtree(old, ignore_errors=True)
    return folder


def announce() -> None:
    """Say on the error stream, once, that a first compilation takes a moment."""
    if _unannounced and not INTERPRETED:
        games = " and ".join(name.title() for name in sorted(_unannounced))
        _unannounced.clear()
        sys.stderr.write(f"Serai: compiling {games} for this machine (once, it takes a moment) …\n")
        sys.stderr.flush()


def interpret(game: str) -> None:
    """Have a game's rules interpreted as long as they are not loaded; what is loaded already stays compiled."""
    _interpreted.add(game)


@contextlib.contextmanager
def loading(game: str) -> Iterator[None]:
    """Have the rules that this thread calls compiled or loaded while others go on; then everybody's are compiled."""
    _thread.loads = True
    try:
        yield
    finally:
        _thread.loads = False
    _interpreted.discard(game)


def rule(function: Function) -> Function:
    """Compile a rule of a game; it keeps Python's lock, for getting it back would take longer than the rule."""
    return cast("Function", _interpretable(once(_cached(function)(function)), function.__module__.split(".")[2]))


def _interpretable(dispatcher: Any, game: str) -> Any:
    """Let calls from Python run the Python function while the game is interpreted: Numba asks what to call instead."""
    if INTERPRETED:
        return dispatcher
    compile_for = dispatcher._compile_for_args

    def chosen(*given: Any, **named: Any) -> Any:
        if game in _interpreted and not _thread.loads:
            return dispatcher.py_func
        return compile_for(*given, **named)

    dispatcher._compile_for_args = chosen
    return dispatcher


def compiled(function: Function) -> Function:
    """Compile a function of Numba's subset; its machine code is cached and runs without Python's lock."""
    return cast("Function", once(_cached(function, nogil=True)(function)))


def _cached(function: Callable[..., Any], **how: bool) -> Callable[..., Any]:
    """Return the decorator of a function whose machine code is kept in the folder of its room and game."""
    _, room, game, *_ = function.__module__.split(".")
    _numba().config.CACHE_DIR = str(cache_folder(room, game))
    decorator: Callable[..., Any] = _numba().njit(cache=True, error_model="numpy", **how)
    return decorator


def _numba() -> Any:
    """Return Numba, which takes a second to import: a server shows its page without it."""
    import numba  # noqa: PLC0415

    return numba


def once(dispatcher: Any) -> Any:
    """Have a function compiled once for all numbers: Numba would make a copy for each number written at a call."""
    if INTERPRETED:
        return dispatcher
    template = dispatcher.get_call_template

    def general(given: tuple[Any, ...], named: dict[str, Any]) -> Any:
        unliteral: Callable[[Any], Any] = _numba().types.unliteral
        return template(tuple(map(unliteral, given)), {name: unliteral(kind) for name, kind in named.items()})

    dispatcher.get_call_template = general
    return dispatcher


def shared(function: Function) -> Function:
    """Compile a function that code of several games calls: it becomes a part of the code of each."""
    return cast("Function", _numba().njit(nogil=True, error_model="numpy")(function))
