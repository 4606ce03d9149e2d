"""People who meet: names, invitations, absence, leaving, rematches, and the way back into a game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.async_api import Page, expect
from tests.browser.conftest import Played, Visit, serving
from tests.browser.test_matches import SINGLE, invited
from tests.browser.test_tables import begun, left, opened

from serai.text import Words

ON_SCREEN = """(node) => {
  const box = node.getBoundingClientRect();
  return box.width > 0 && box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth
    && scrollY === 0;
}"""
PHONE, LAPTOP = (390, 844), (1366, 768)


async def in_menu(page: Page, name: str) -> None:
    """Choose from the table's menu without scrolling."""
    key = page.locator("header .key")
    if await key.is_visible():
        assert await key.evaluate(ON_SCREEN)
        await key.click()
    entry = page.locator("#table-menu").get_by_text(name, exact=True)
    await expect(entry).to_be_visible()
    assert await entry.evaluate(ON_SCREEN), f"{name} is not on the screen"
    await entry.click()


async def test_unnamed_people_are_told_apart_in_each_readers_language(visit: Visit) -> None:
    async with visit("/", language="en") as host, visit("/lobby", language="fr") as guest:
        # Who invites is asked for a name, and may have none.
        await host.get_by_role("button", name="Invite a friend").first.click()
        await expect(host.get_by_label("What shall the others call you?")).to_have_value("")
        await host.get_by_role("button", name="Sit down").click()
        link = await host.locator("#share-link").input_value()
        await guest.goto(urlsplit(link).path)
        await expect(guest.get_by_label("Comment les autres vous appelleront-ils")).to_have_value("")
        await expect(guest.locator(".seats")).to_contain_text("Invité 1")
        await guest.get_by_role("button", name="S’asseoir").click()
        await expect(host.locator(".far .name")).to_have_text("Guest 2")
        await expect(guest.locator(".far .name")).to_have_text("Invité 1")
        await expect(host.locator(".near .name")).to_have_text("You")
        await guest.get_by_role("button", name=Words("fr").say("phrase-hello")).click()
        await expect(host.locator(".talk ol")).to_contain_text("Guest 2")
        async with visit(urlsplit(link).path, language="it") as watcher:
            names = watcher.locator(".trader .name")
            await expect(names).to_have_text(["Ospite 2", "Ospite 1"])
            told = await watcher.locator(".log li").first.inner_text()
            assert re.search("Ospite [12]", told), told


async def test_nobody_is_asked_for_a_name_to_play_computers(visit: Visit) -> None:
    async with visit() as page:
        await page.get_by_role("button", name="Play", exact=True).first.click()
        await page.locator(".sentence.mine").wait_for()
        await expect(page.locator(".near .name")).to_have_text("You")


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
async def test_the_sentence_says_who_is_away_and_offers_a_stand_in(visit: Visit, size: tuple[int, int]) -> None:
    first = {"name": "Asha", **SINGLE}
    async with visit("/lobby", settings=first, size=size) as asha:
        async with visit(settings={"name": "Ravi"}) as ravi:
            await invited(asha, ravi)
            await ravi.locator(".table").wait_for()
            way = ravi.url
            held = await ravi.evaluate("() => localStorage.getItem('serai.seats')")
        # Ravi's page is closed: nobody calls him thinking any more.
        sentence = asha.locator(".sentence")
        await expect(sentence.locator("p")).to_contain_text("Ravi has been away for a moment.")
        assert await sentence.evaluate(ON_SCREEN)
        assert "thinking" not in await asha.locator(".table").inner_text()
        await expect(sentence.get_by_role("button", name="A stand-in for Ravi")).to_have_count(0)
        # The server lets a computer player in after 20 seconds, and the bar offers it then, to the keyboard as well.
        stand_in = sentence.get_by_role("button", name="A stand-in for Ravi")
        await stand_in.wait_for(timeout=40_000)
        assert await stand_in.evaluate(ON_SCREEN)
        await stand_in.focus()
        await asha.keyboard.press("Enter")
        await expect(asha.locator(".far .state")).to_have_text("a computer player stands in")
        async with visit("/games", size=size) as again:
            await again.evaluate("(seats) => localStorage.setItem('serai.seats', seats)", held)
            await again.goto(way)
            bar = again.locator(".sentence")
            await expect(bar.locator("p")).to_have_text("A computer player is standing in for you.")
            assert await bar.get_by_role("button").evaluate(ON_SCREEN)
            await bar.get_by_role("button", name="Take my seat back").click()
            await expect(asha.locator(".far .state")).not_to_have_text("a computer player stands in")


async def test_a_link_that_only_this_machine_can_open_says_so(visit: Visit) -> None:
    async with visit("/lobby", settings={"name": "Asha"}) as page:
        await page.get_by_role("button", name="Open the table").click()
        await expect(page.locator(".link")).to_contain_text("Only this computer can open this link.")
        await expect(page.locator(".link")).to_contain_text("--host 0.0.0.0")


async def test_a_server_for_the_network_hands_on_its_address_there(visit: Visit, tmp_path: Path) -> None:
    with serving(tmp_path, words=("--host", "0.0.0.0")) as house:
        async with visit(f"{house}/lobby", settings={"name": "Asha"}) as page:
            await page.get_by_role("button", name="Open the table").click()
            told = await (await page.request.get(f"{house}/api/address")).json()
            if told["who"] == "machine":
                pytest.skip("this machine is in no network")
            field = page.locator("#share-link")
            await expect(field).not_to_have_value(re.compile("127.0.0.1|localhost"))
            assert urlsplit(await field.input_value()).port == urlsplit(house).port
            await expect(page.locator(".link")).to_contain_text("in the same network")


NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
NO_COPYING = "document.execCommand = () => false"


async def test_copying_says_what_happened_by_keyboard_too(visit: Visit) -> None:
    async with visit("/lobby", settings={"name": "Asha"}) as page:
        await page.get_by_role("button", name="Open the table").click()
        copy, told = page.get_by_role("button", name="Copy the link"), page.locator(".link [role=status]")
        await page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        await copy.focus()
        await page.keyboard.press("Enter")
        await expect(told).to_have_text("Copied")
        link = await page.locator("#share-link").input_value()
        assert await page.evaluate("() => navigator.clipboard.readText()") == link
        # On plain http a page has no clipboard: the older way, and where that fails the link is selected.
        await page.evaluate(f"() => {{ {NO_CLIPBOARD} }}")
        await copy.click()
        await expect(told).to_have_text("Copied")
        await page.evaluate(f"() => {{ {NO_COPYING} }}")
        await copy.focus()
        await page.keyboard.press("Space")
        await expect(told).to_contain_text("The link is selected")
        assert await page.evaluate("() => getSelection().toString()") == link


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
@pytest.mark.parametrize("game", ["jaipur", "eschnapur"])
async def test_what_a_table_offers_is_in_reach_without_scrolling(
    visit: Visit, game: str, size: tuple[int, int]
) -> None:
    async with visit(size=size, settings={"company": 3}) as page:
        await page.locator(f"section[aria-labelledby={game}]").get_by_role("button", name="Play", exact=True).click()
        await page.locator(".sentence").wait_for()
        await in_menu(page, "Log")
        line = page.locator(".log [tabindex='0']")
        await expect(line).to_be_focused()
        assert await line.evaluate(ON_SCREEN)
        await page.keyboard.press("Escape")
        await in_menu(page, "Chat")
        await expect(page.locator(".talk .phrase").first).to_be_focused()
        assert await page.locator(".talk input").evaluate(ON_SCREEN)
        if await page.locator("aside .shut").is_visible():
            await page.locator("aside .shut").click()
        async with page.context.expect_page() as rules:
            await in_menu(page, "Rules")
        assert (await rules.value).url.endswith(f"/rules/{game}")
        # Whoever leaves is asked, and may stay.
        way = page.url
        await in_menu(page, "Leave the table")
        await expect(page.get_by_role("alertdialog")).to_contain_text("Leave the table?")
        await page.keyboard.press("Escape")
        await expect(page.get_by_role("alertdialog")).to_have_count(0)
        assert page.url == way
        await in_menu(page, "Resign")
        await page.get_by_role("alertdialog").get_by_role("button", name="Play on").click()
        await expect(page.get_by_role("alertdialog")).to_have_count(0)


async def test_home_knows_the_way_back_into_a_game(visit: Visit) -> None:
    async with visit("/lobby", settings=SINGLE) as page:
        trader = await begun(page)
        way = urlsplit(page.url).path
        await page.locator("header .house").click()
        back = page.get_by_role("link", name="Go on playing")
        await expect(back).to_contain_text("against Peddler · Your turn")
        await back.focus()
        await page.keyboard.press("Enter")
        assert await trader.turn() == "mine"
        assert urlsplit(page.url).path == way
        await left(page)
        await page.reload()
        await expect(page.get_by_role("link", name="Go on playing")).to_be_visible()
        await page.goto(way)
        await page.get_by_role("button", name="Resign").click()
        await page.get_by_role("alertdialog").get_by_role("button", name="Resign").click()
        await page.locator("dialog.crown").get_by_role("link", name="Home").click()
        await page.locator(".home").wait_for()
        await expect(page.get_by_role("link", name="Go on playing")).to_have_count(0)
        await expect(page.get_by_role("link", name="Lost · given up")).to_be_visible()


async def test_a_rematch_with_a_person_says_that_they_are_asked(visit: Visit) -> None:
    async with visit("/lobby", settings={"name": "Asha", **SINGLE}) as asha, visit(settings={"name": "Ravi"}) as ravi:
        await invited(asha, ravi)
        await asha.get_by_role("button", name="Resign").click()
        await asha.get_by_role("alertdialog").get_by_role("button", name="Resign").click()
        # Ravi looks at the table when Asha asks: the question comes to him all the same.
        await ravi.get_by_role("button", name="See the table").click()
        await expect(ravi.locator("dialog.crown")).to_have_count(0)
        await asha.get_by_role("button", name="Rematch").click()
        await expect(asha.get_by_role("heading", name="We have asked Ravi for a rematch")).to_be_visible()
        await expect(ravi.locator("dialog.crown")).to_contain_text("You are asked for a rematch.")
        await asha.reload()
        await expect(asha.get_by_role("heading", name="We have asked for a rematch")).to_be_visible()
        await ravi.get_by_role("button", name="Accept the rematch").click()
        await expect(asha.locator(".far .name")).to_have_text("Ravi")


async def test_see_the_table_counts_nothing_again(visit: Visit, played: Played) -> None:
    async with visit("/games") as page:
        await page.evaluate("(seat) => localStorage.setItem('serai.seats', JSON.stringify([seat]))", played.seat)
        await page.reload()
        await page.get_by_role("link", name="See the table").click()
        await expect(page.locator(".sentence p")).to_have_text("The match is over.")
        await expect(page.locator("dialog[open]")).to_have_count(0)
        await page.get_by_role("button", name="Result").click()
        await expect(page.locator("dialog.crown")).to_be_visible()
        await page.get_by_role("button", name="See the table").click()
        await expect(page.locator("dialog[open]")).to_have_count(0)
        # Who asks for it sees the count, and comes back to the result.
        await page.get_by_role("button", name="Result").click()
        await page.get_by_role("button", name="See the count").click()
        await page.locator("dialog.count .deed").click()
        await expect(page.locator("dialog.crown")).to_be_visible()


@pytest.mark.parametrize(("language", "said"), [("en", "Seals"), ("fr", "Sceaux"), ("it", "Sigilli")])
async def test_my_games_tell_date_opponent_score_and_result(
    visit: Visit, played: Played, language: str, said: str
) -> None:
    async with visit("/games", language=language) as page:
        await page.evaluate("(seat) => localStorage.setItem('serai.seats', JSON.stringify([seat]))", played.seat)
        await page.reload()
        ticket = page.locator(".ticket")
        await expect(ticket.locator(".points")).to_have_text(re.compile(rf"^{said} [01] – [01]\s· "))
        words = Words(language)
        won = [words.say("web-result-won"), words.say("web-result-lost")]
        told = await ticket.inner_text()
        assert any(result in told for result in won)
        await expect(ticket).to_contain_text(words.say("level-peddler"))
        stamp = str(await ticket.locator("time").get_attribute("datetime"))
        assert stamp[:4] in await ticket.locator("time").inner_text()
        spelled = await page.evaluate(
            "([stamp, language]) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })"
            ".format(new Date(stamp))",
            [stamp, language],
        )
        await expect(ticket.locator("time")).to_have_text(spelled)


async def test_my_games_begin_with_the_one_that_waits_for_me(visit: Visit, house: str) -> None:
    async with visit("/lobby", settings={"name": "Asha", **SINGLE}) as page:
        await begun(page)
        await page.goto("/lobby")
        await page.get_by_role("button", name="Anybody").click()
        await page.get_by_role("button", name="Open the table").click()
        await page.locator("#share-link").wait_for()
        await page.goto("/games")
        tickets = page.locator("section[aria-labelledby=going] .ticket")
        await expect(tickets).to_have_count(2)
        await expect(tickets.first).to_contain_text("Your turn")
        await expect(tickets.last).to_contain_text("Empty seat")


async def test_an_explorer_chooses_level_and_colour(visit: Visit) -> None:
    async with visit(settings={"company": 3, "name": "Asha"}) as page:
        sign = page.locator("section[aria-labelledby=eschnapur]")
        await sign.get_by_label("against").select_option("apprentice")
        await expect(sign.get_by_label("against").locator("option:checked")).to_have_text(
            re.compile(r"^Apprentice · learning the game$")
        )
        colours = sign.get_by_label("Your colour")
        await expect(colours.locator("option")).to_have_text(["Red", "Yellow", "Green", "Blue"])
        await colours.select_option("green")
        await sign.get_by_role("button", name="Play", exact=True).click()
        await page.locator("[data-phase]").wait_for()
        await expect(page.locator(".camp .name")).to_have_text(["Apprentice (red)", "Apprentice (yellow)"])


async def test_guests_choose_among_the_colours_left(visit: Visit, house: str) -> None:
    seats: list[dict[str, Any]] = [{"kind": "human"}] * 3
    way = opened(house, game="eschnapur", seats=seats, options={"colours": ["blue", "red", "green"]})
    async with visit(way, settings={"name": "Asha"}) as asha, visit(way, settings={"name": "Bruno"}) as bruno:
        await asha.get_by_label("Green").check()
        await asha.get_by_role("button", name="Sit down").click()
        await expect(asha.locator(".seats li", has_text="You")).to_contain_text("Green")
        await expect(bruno.locator("fieldset label")).to_have_count(2)
        await expect(bruno.get_by_label("Green")).to_have_count(0)
        await bruno.get_by_label("Blue").focus()
        await bruno.keyboard.press("ArrowRight")
        await bruno.keyboard.press("Enter")
        await expect(asha.locator(".seats li", has_text="Bruno")).to_contain_text("Red")


async def test_choices_of_the_lobby_have_labels_and_levels_their_strength(visit: Visit) -> None:
    async with visit("/lobby") as page:
        for label in ("Which game", "Opponent", "Clock", "Length", "Options"):
            await expect(page.locator("legend").get_by_text(label, exact=True)).to_be_visible()
        await expect(page.get_by_role("button", name="Maharaja")).to_contain_text("the strongest")
        await page.get_by_role("button", name="Eschnapur").click()
        for label in ("How many play", "Your colour"):
            await expect(page.locator(".choices").get_by_text(label, exact=True)).to_be_visible()
        await expect(page.get_by_label("Seat 2").locator("option")).to_have_count(8)


@pytest.mark.parametrize("path", ["/nothing/here", "/table/a/b", "/lobby/7", "/rules/chess", "/table/%"])
async def test_an_unknown_address_gets_the_pages_own_words(visit: Visit, path: str) -> None:
    for language in ("en", "fr", "it"):
        async with visit(language=language) as page:
            await page.goto(path)
            words = Words(language)
            await expect(page.get_by_role("heading", level=1)).to_have_text(words.say("web-page-nowhere"))
            await page.locator(".leaf").get_by_role("link", name=words.say("web-home")).click()
            await page.locator(".home").wait_for()
