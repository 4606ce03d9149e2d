"""The steps of the image where no container engine runs: as a script, in a root of its own, then served from there.

    sudo python benchmarks/image_steps.py       a minute or two; Linux, as root

Every `RUN` and `COPY` of `deploy/Dockerfile` is carried out in a mount namespace whose root is made of this machine's
folders and an empty /opt/serai, /build and /data; this Python stands for the image's. Then the image's command is
started with the image's environment, as the image's user, and asked by its own health check. At the end nothing may
have been written outside of /data and /tmp.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HOME = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(HOME))

from tests.deploy.test_files import image_environment, instructions  # noqa: E402

INSIDE = "--inside"
PATIENCE = 120
PATH = "/python/bin:/usr/sbin:/usr/bin:/sbin:/bin"
SHADOWED = ("opt", "proc", "data", "build", "python", "context", "lost+found")
OWN = ("/opt/serai", "/build", "/data", "/python", "/context")


def say(text: str) -> None:
    print(text, flush=True)


def bind(source: Path, target: Path) -> None:
    target.mkdir(exist_ok=True)
    subprocess.run(["mount", "--rbind", source, target], check=True)


def made_root(root: Path) -> None:
    """Lay out a root: everything of this machine but what the image brings, which is empty."""
    subprocess.run(["mount", "-t", "tmpfs", "tmpfs", root], check=True)
    root.chmod(0o755)
    for folder in Path("/").iterdir():
        if folder.is_symlink():
            (root / folder.name).symlink_to(folder.readlink())
        elif folder.is_dir() and folder.name not in SHADOWED and folder not in root.parents:
            bind(folder, root / folder.name)
    for name in OWN:
        (root / name[1:]).mkdir(parents=True)
    (root / "tmp").mkdir(exist_ok=True)
    (root / "tmp").chmod(0o1777)
    for folder in Path("/opt").iterdir():
        if folder.is_dir() and folder.name != "serai":
            bind(folder, root / "opt" / folder.name)
    bind(Path(sys.base_prefix), root / "python")
    bind(HOME, root / "context")
    (root / "proc").mkdir()
    subprocess.run(["mount", "--rbind", "/proc", root / "proc"], check=True)


def carry_out(root: Path) -> None:
    """Carry out what builds the image."""
    folder = "/"
    for name, said in instructions():
        if name in ("RUN", "COPY", "WORKDIR"):
            say(f"{name} {said}")
        match name:
            case "FROM":
                folder = "/"
            case "WORKDIR":
                folder = said
            case "RUN":
                inside(root, ["sh", "-ec", f"cd {folder} && {said}"])
            case "COPY" if not said.startswith("--from"):
                *sources, target = said.split()
                for source in sources:
                    place = root / folder[1:] / target
                    if (HOME / source).is_dir():
                        shutil.copytree(HOME / source, place, ignore=shutil.ignore_patterns("__pycache__"))
                    else:
                        place.mkdir(parents=True, exist_ok=True)
                        shutil.copy(HOME / source, place)


def inside(root: Path, command: list[str], **environment: str) -> subprocess.CompletedProcess[bytes]:
    given = {**os.environ, "PATH": PATH, **environment}
    return subprocess.run(["chroot", root, *command], check=True, env=given)


def serve(root: Path) -> int:
    """Start the image's command as its user, and ask its health check."""
    said = dict(instructions())
    user, group = said["USER"].split(":")
    lowered = [
        "setpriv",
        f"--reuid={user}",
        f"--regid={group}",
        "--clear-groups",
        "--no-new-privs",
        "--bounding-set=-all",
    ]
    command = [*lowered, *json.loads(said["ENTRYPOINT"]), *json.loads(said["CMD"])]
    check = [*lowered, *json.loads(said["HEALTHCHECK"].split(" CMD ")[1])]
    # A Python that was moved finds its own library by this.
    given = {"PATH": PATH, "HOME": "/nowhere", "LD_LIBRARY_PATH": "/python/lib", **image_environment()}
    say(shlex.join(command))
    moment = time.time()
    with subprocess.Popen(["chroot", str(root), *command], env=given) as server:
        try:
            deadline = time.monotonic() + PATIENCE
            while subprocess.run(["chroot", root, *check], env=given, capture_output=True, check=False).returncode:
                if server.poll() is not None or time.monotonic() > deadline:
                    say("not healthy")
                    return 1
                time.sleep(0.5)
            say(f"healthy after {time.time() - moment:.1f} s")
        finally:
            server.terminate()
    # Everything that it may have left behind, on the root that was made for it.
    found = subprocess.run(
        ["chroot", root, "find", "/", "-xdev", "-user", user, "-not", "-path", "/data*", "-not", "-path", "/tmp*"],
        capture_output=True,
        text=True,
        check=False,
    )
    say(f"written outside of /data and /tmp: {found.stdout.split() or 'nothing'}")
    say(f"in /data: {', '.join(sorted(path.name for path in (root / 'data').iterdir()))}")
    return 1 if found.stdout else 0


def main() -> int:
    if os.geteuid() != 0 or sys.platform != "linux":
        say("This needs Linux and root, for a mount namespace of its own.")
        return 2
    if INSIDE not in sys.argv:
        with tempfile.TemporaryDirectory(dir="/mnt") as folder:
            again = [sys.executable, __file__, INSIDE, folder]
            return subprocess.call(["unshare", "--mount", "--propagation", "private", *again])
    root = Path(sys.argv[-1])
    made_root(root)
    carry_out(root)
    return serve(root)


if __name__ == "__main__":
    raise SystemExit(main())
