"""How soon the page works on a slow line, and how soon a move is seen.

    python benchmarks/page_speed.py                  two minutes; prints two tables (needs chromium)
    python benchmarks/page_speed.py --waterfall      also every request of the median load
    python benchmarks/page_speed.py --json           one JSON object

Cold loads of the home page: chromium with an empty cache, a line of 1.6 Mbit/s down, 750 kbit/s up and 150 ms a request
("slow 4G"), and a processor slowed to a quarter. The page works when its Play button has been painted and a click on
it is carried out; the table is playable when the player's turn has come and everything has been dealt.

Moves: a table against a computer player, with neither slowed. Measured is the time from the click on the one button
until the frame that shows the move, which the server has stored by then.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.async_api import Browser, CDPSession, async_playwright
from tests.browser.browsers import find_chromium
from tests.browser.conftest import FLAGS, play_round, serving
from tests.browser.trader import Trader

SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}
SLOWDOWN = 4
INTERACTIVE_BOUND, MOVE_BOUND = 1.5, 0.100

WATCH_PAGE = """
const found = (selector, then) => {
  const look = () => {
    const node = document.querySelector(selector);
    if (node) then(node);
    else requestAnimationFrame(look);
  };
  look();
};
window.seen = {};
found('.main .deed', (play) => requestAnimationFrame(() => setTimeout(() => {
  play.click();
  // A click that is carried out disables the button while the table is being opened.
  Promise.resolve().then(() => requestAnimationFrame(() => {
    if (play.disabled || location.pathname !== '/') seen.works = performance.now();
  }));
  found('.sentence.mine', () => requestAnimationFrame(() => { seen.playable = performance.now(); }));
})));
"""
WATCH_MOVES = """() => {
  window.shown = [];
  let clicked = 0;
  addEventListener('click', (event) => {
    if (event.target.closest('[data-deed]')) clicked = event.timeStamp;
  }, true);
  new MutationObserver((changes) => {
    if (!clicked || !changes.some(({ target }) => target.closest?.('.log'))) return;
    const start = clicked;
    clicked = 0;
    requestAnimationFrame(() => setTimeout(() => shown.push(performance.now() - start)));
  }).observe(document.body, { childList: true, subtree: true });
}"""


class Requests:
    """What a page asks for, when, and how many bytes come."""

    def __init__(self, devtools: CDPSession) -> None:
        self.start = 0.0
        self.all: dict[str, dict[str, Any]] = {}
        devtools.on("Network.requestWillBeSent", self._sent)
        devtools.on("Network.responseReceived", lambda told: self._note(told, "headers"))
        devtools.on("Network.loadingFinished", self._finished)

    def _sent(self, told: dict[str, Any]) -> None:
        self.start = self.start or told["timestamp"]
        name = told["request"]["url"].split("/", 3)[3]
        self.all[told["requestId"]] = {"name": name or "(page)", "sent": round(told["timestamp"] - self.start, 3)}

    def _note(self, told: dict[str, Any], moment: str) -> None:
        if told["requestId"] in self.all:
            self.all[told["requestId"]][moment] = round(told["timestamp"] - self.start, 3)

    def _finished(self, told: dict[str, Any]) -> None:
        self._note(told, "done")
        if told["requestId"] in self.all:
            self.all[told["requestId"]]["bytes"] = int(told["encodedDataLength"])


async def load(browser: Browser, house: str, *, slow: bool) -> dict[str, Any]:
    """Open the home page with nothing in the cache, and press Play as soon as there is something to press."""
    context = await browser.new_context(base_url=house, locale="en", viewport={"width": 390, "height": 800})
    page = await context.new_page()
    devtools = await context.new_cdp_session(page)
    await devtools.send("Network.enable")
    requests = Requests(devtools)
    if slow:
        await devtools.send("Network.emulateNetworkConditions", SLOW_4G)
        await devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    await page.add_init_script(WATCH_PAGE)
    await page.goto("/", wait_until="commit")
    await page.wait_for_function("() => seen.playable", timeout=60_000)
    seen = await page.evaluate("() => seen")
    paint = await page.evaluate("() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
    await context.close()
    works = seen["works"] / 1000
    early = [request for request in requests.all.values() if request.get("done", 1e9) <= works]
    return {
        "bytes": sum(request["bytes"] for request in early),
        "requests": len(early),
        "paint": round(paint / 1000, 3),
        "works": round(works, 3),
        "playable": round(seen["playable"] / 1000, 3),
        "to_table": round((seen["playable"] - seen["works"]) / 1000, 3),
        "waterfall": sorted(requests.all.values(), key=lambda request: request["sent"]),
    }


async def moves(browser: Browser, house: str, count: int) -> list[float]:
    """Play until so many moves have been seen; return the seconds from each click to its frame."""
    delays: list[float] = []
    while len(delays) < count:
        context = await browser.new_context(base_url=house, locale="en", viewport={"width": 1280, "height": 800})
        page = await context.new_page()
        await page.goto("/")
        await page.locator(".main .deed").first.click()
        trader = Trader(page)
        await trader.turn()
        await page.evaluate(WATCH_MOVES)
        while len(delays) + trader.moves < count:
            match await trader.turn():
                case "mine":
                    await trader.move()
                case "count":
                    await trader.go_on()
                case _:
                    break
        await page.wait_for_timeout(200)
        delays += [shown / 1000 for shown in await page.evaluate("() => shown")]
        await context.close()
    return delays


def percentile(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


async def measure(loads: int, count: int) -> dict[str, Any]:
    sandbox = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    found = find_chromium()
    surroundings: dict[str, str | float | bool] = {**os.environ, **found.environment}
    result: dict[str, Any] = {"cores": os.cpu_count(), "busy_before": round(os.getloadavg()[0], 2)}
    with tempfile.TemporaryDirectory(prefix="serai-page-") as data, serving(Path(data)) as house:
        play_round(house)  # a computer player that is compiled on first use is so by now
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(
                executable_path=found.program, args=[*FLAGS, *sandbox], env=surroundings
            )
            for name, slow in (("slow_4g", True), ("unslowed", False)):
                await load(browser, house, slow=slow)  # the browser's own start is not the page's
                all_loads = [await load(browser, house, slow=slow) for _ in range(loads)]
                middle = sorted(all_loads, key=lambda each: each["works"])[loads // 2]
                medians = {
                    key: statistics.median(each[key] for each in all_loads) for key in middle if key != "waterfall"
                }
                worst = max(each["works"] for each in all_loads)
                result[name] = {**medians, "works_worst": worst, "loads": loads, "waterfall": middle["waterfall"]}
            delays = await moves(browser, house, count)
            await browser.close()
    result["moves"] = {
        "moves": len(delays),
        "p50_ms": round(statistics.median(delays) * 1000, 1),
        "p95_ms": round(percentile(delays, 0.95) * 1000, 1),
        "most_ms": round(max(delays) * 1000, 1),
    }
    result["busy_after"] = round(os.getloadavg()[0], 2)
    result["interactive_kept"] = result["slow_4g"]["works"] <= INTERACTIVE_BOUND
    result["moves_kept"] = result["moves"]["p95_ms"] <= MOVE_BOUND * 1000
    return result


def tell(result: dict[str, Any], *, waterfall: bool) -> None:
    print(f"{result['cores']} cores, load {result['busy_before']} before and {result['busy_after']} after")
    for name, title in (("slow_4g", "slow 4G, processor at 1/4"), ("unslowed", "as it is")):
        told = result[name]
        print(
            f"{title:26} {told['bytes'] / 1000:5.1f} kB in {told['requests']:.0f} requests"
            f"   first paint {told['paint']:.2f} s"
            f"   Play works {told['works']:.2f} s (worst of {told['loads']}: {told['works_worst']:.2f} s)"
            f"   playable table {told['to_table']:.2f} s after the click"
        )
        if waterfall:
            for request in told["waterfall"]:
                print(
                    "    {sent:6.3f} {headers:>6} {done:>6} {bytes:>7} {name}".format(
                        **{"headers": "", "done": "", "bytes": "", **request}
                    )
                )
    print(
        "{moves} moves shown after the click: p50 {p50_ms} ms, p95 {p95_ms} ms, at most {most_ms} ms".format(
            **result["moves"]
        )
    )


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--loads", type=int, default=7, help="cold loads of each kind (default: %(default)s)")
    parser.add_argument("--moves", type=int, default=80, help="moves to play (default: %(default)s)")
    parser.add_argument("--waterfall", action="store_true", help="show every request of the median load")
    parser.add_argument("--json", action="store_true", help="answer as one JSON object")
    said = parser.parse_args(words)
    result = asyncio.run(measure(said.loads, said.moves))
    if said.json:
        print(json.dumps(result))
    else:
        tell(result, waterfall=said.waterfall)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
