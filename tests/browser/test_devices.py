"""My devices and faces: one person in two browsers by twelve words or a code, without an account; and given up."""

from __future__ import annotations

import json
import re
import unicodedata

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.test_matches import SINGLE, invited
from tests.browser.test_pages import KEY, WIDE

from serai.text import Words

SECRET = "() => localStorage.getItem('serai.person')"
HELD = "() => JSON.parse(localStorage.getItem('serai.seats') ?? '[]').length"
SIZES = ((390, 844), (844, 390), (1024, 768), (1366, 768), (1920, 1080), (320, 640))
FACES = 16


async def seated(page: Page) -> None:
    """Begin a game against a computer player."""
    await page.goto("/")
    await page.locator(".main .deed").first.click()
    await page.locator(".sentence").wait_for()


async def phrase(page: Page, language: str = "en") -> list[str]:
    """Go to My devices and have the words shown."""
    await page.goto("/games#devices")
    await page.get_by_role("button", name=Words(language).say("people-show")).click()
    words = page.locator(".phrase li")
    await expect(words).to_have_count(12)
    return [word.strip() for word in await words.all_inner_texts()]


async def typed(page: Page, words: str) -> None:
    await page.goto("/games#devices")
    await page.locator("#phrase").fill(words)
    await page.locator("#phrase").press("Tab")
    await page.keyboard.press("Enter")


async def test_nobody_is_anybody_before_the_first_seat(visit: Visit) -> None:
    async with visit("/games") as page:
        await expect(page.locator("#devices")).to_contain_text("You have taken no seat with this browser yet.")
        assert await page.evaluate(SECRET) is None
        await seated(page)
        assert re.fullmatch("[0-9a-f]{32}", await page.evaluate(SECRET))


@pytest.mark.parametrize("language", ["en", "fr", "it"])
async def test_twelve_words_carry_all_seats_to_another_browser(visit: Visit, language: str) -> None:
    """By mouse in the first browser, by keyboard in the second; numbered, without accents, in capitals."""
    async with visit(language=language, settings={"name": "Asha", **SINGLE}) as page:
        await seated(page)
        first = page.url
        await seated(page)
        words = await phrase(page, language)
        secret = await page.evaluate(SECRET)
        plain = [unicodedata.normalize("NFD", word).encode("ascii", "ignore").decode().upper() for word in words]
        text = "\n".join(f"{number}. {word}" for number, word in enumerate(plain, 1))
        async with visit(language="en", size=(390, 844)) as phone:
            await typed(phone, text)
            sure = phone.get_by_role("button", name="Carry on here")
            await expect(sure).to_be_focused()
            await phone.keyboard.press("Enter")
            await expect(phone.locator("#devices [role=status]")).to_have_text("Done: 2 seats are here now, too.")
            assert await phone.evaluate(SECRET) == secret
            await expect(phone.locator(".ticket")).to_have_count(2)
            kept = json.loads(await phone.evaluate("() => localStorage.getItem('serai.settings')"))
            assert kept["name"] == "Asha"
            await phone.goto(first)
            await phone.locator(".sentence").wait_for()
            await expect(phone.locator(".near .name")).to_have_text("Asha")


async def test_a_code_carries_them_too_and_leaves_no_trace_in_the_address(visit: Visit) -> None:
    async with visit(settings=SINGLE) as page:
        await seated(page)
        await phrase(page)
        secret = await page.evaluate(SECRET)
        code = page.get_by_role("img", name="Your words as a code to photograph")
        assert (await code.bounding_box() or {"width": 0})["width"] > 120
        asked: list[str] = []
        async with visit() as phone:
            phone.on("request", lambda request: asked.append(request.url))
            await phone.goto(f"/games#carry={secret}")
            await expect(phone.get_by_role("button", name="Carry on here")).to_be_focused()
            assert secret not in phone.url
            assert await phone.evaluate(SECRET) is None, "a link alone decides nothing"
            await phone.get_by_role("button", name="Not now").click()
            assert await phone.evaluate(SECRET) is None
            await phone.goto("/")
            await phone.goto(f"/games#carry={secret}")
            await phone.get_by_role("button", name="Carry on here").click()
            await expect(phone.locator(".ticket")).to_have_count(1)
        assert not [url for url in asked if secret in url.partition("#")[0]]


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("en", "abandon ability", "12 words are needed; there are 2 here."),
        (
            "en",
            "abandon " * 11 + "abuot",
            "One word is none of the list: “abuot” (number 12). Look at how it is spelt.",
        ),
        ("en", "abandon " * 12, "All of these words are in the list, but they do not belong together"),
        ("en", "abandon " * 11 + "about", "Nobody on this server has these twelve words."),
        ("fr", "abaisser " * 10 + "zzz yyy", "Ces mots ne sont pas dans la liste : « zzz » (numéro 11) et « yyy »"),
        ("it", "abaco " * 12, "Tutte queste parole sono nell’elenco, ma non vanno insieme"),
    ],
)
async def test_a_wrong_phrase_is_a_sentence_and_nothing_is_lost(
    visit: Visit, language: str, text: str, told: str
) -> None:
    async with visit(language=language, settings=SINGLE) as page:
        await seated(page)
        before = await page.evaluate(SECRET)
        await typed(page, text)
        if "these twelve words" in told:
            await page.get_by_role("button", name="Carry on here").click()
        await expect(page.locator("#devices [role=alert]")).to_contain_text(told)
        assert (await page.locator("#phrase").input_value()).split() == text.split()
        assert await page.evaluate(SECRET) == before
        assert await page.evaluate(HELD) == 1


async def test_seats_from_before_are_carried_too(visit: Visit) -> None:
    async with visit(settings=SINGLE) as page:
        await seated(page)
        way = page.url
        # As an older version kept it: a token, and no person. The server's row is made so by taking the seat without.
        table = way.rpartition("/")[2].partition("?")[0]
        old = await page.evaluate(
            """() => new Promise((done) => {
              const socket = new WebSocket(`ws://${location.host}/socket`);
              const send = (message) => socket.send(JSON.stringify(message));
              socket.onopen = () => send({ type: 'create', id: '1', game: 'jaipur',
                seats: [{ kind: 'human' }, { kind: 'human' }] });
              socket.onmessage = ({ data }) => {
                const told = JSON.parse(data);
                if (told.type === 'created')
                  send({ type: 'sit', id: '2', table: told.table, name: '', commitment: '0'.repeat(64) });
                else done({ table: told.table, seat: told.seat, token: told.token, commitment: '', since: 0 });
              };
            })"""
        )
        await page.evaluate(
            """(old) => {
              const held = JSON.parse(localStorage.getItem('serai.seats'));
              localStorage.setItem('serai.seats', JSON.stringify([old, ...held]));
            }""",
            old,
        )
        words = await phrase(page)
        async with visit() as phone:
            await typed(phone, " ".join(words))
            await expect(phone.locator("#devices .sure .deed")).to_be_focused()
            await phone.keyboard.press("Enter")
            await expect(phone.locator(".ticket")).to_have_count(2)
        await page.goto(f"/table/{old['table']}")
        await expect(page.locator("#share-link")).to_be_visible()
        await page.goto(f"/table/{table}")
        await page.locator(".sentence").wait_for()


async def test_the_identity_can_be_forgotten_here_and_given_up(visit: Visit) -> None:
    async with visit(settings=SINGLE) as page:
        await seated(page)
        words = await phrase(page)
        await page.get_by_role("button", name="Forget me on this browser").click()
        await expect(page.get_by_role("button", name="Forget me on this browser")).to_be_focused()
        await page.keyboard.press("Enter")
        await expect(page.locator("#devices [role=status]")).to_have_text("This browser has forgotten you.")
        assert await page.evaluate(SECRET) is None
        assert await page.evaluate(HELD) == 0
        await typed(page, " ".join(words))
        await expect(page.locator("#devices .sure .deed")).to_be_focused()
        await page.keyboard.press("Enter")
        await expect(page.locator(".ticket")).to_have_count(1)
        await page.get_by_role("button", name="Give my identity up").click()
        await page.get_by_role("button", name="Not now").click()
        await page.get_by_role("button", name="Give my identity up").click()
        await page.keyboard.press("Enter")
        await expect(page.locator("#devices [role=status]")).to_have_text("You have been erased here.")
        await typed(page, " ".join(words))
        await expect(page.locator("#devices .sure .deed")).to_be_focused()
        await page.keyboard.press("Enter")
        await expect(page.locator("#devices [role=alert]")).to_have_text(
            "Nobody on this server has these twelve words."
        )


async def test_a_face_is_chosen_by_keyboard_and_seen_at_the_table_and_in_the_lobby(visit: Visit) -> None:
    async with visit("/lobby", settings={"name": "Asha", **SINGLE}) as asha, visit(settings={"name": "Ravi"}) as ravi:
        await asha.locator("header .gear").click()
        faces = asha.get_by_role("group", name="Your face").get_by_role("radio")
        await expect(faces).to_have_count(FACES)
        await asha.get_by_label("Merchant").focus()
        await asha.keyboard.press("ArrowRight")
        await expect(asha.get_by_label("Weaver")).to_be_checked()
        await asha.keyboard.press("Escape")
        await invited(asha, ravi)
        async with visit("/lobby") as watcher:
            await expect(watcher.locator(".ticket", has_text="Asha").first.locator("svg.face")).to_have_count(2)
        for page in (asha, ravi):
            await page.locator(".table").wait_for()
            await expect(page.locator(".trader svg.face")).to_have_count(2)
        drawn = await asha.locator(".near svg.face").inner_html()
        assert "#3a4a94" in drawn, "the weaver's veil"
        assert await ravi.locator(".far svg.face").evaluate("(face) => face.getBoundingClientRect().width") >= 20


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "fr", "it"])
async def test_devices_and_faces_are_for_everybody(visit: Visit, language: str, theme: str) -> None:
    async with visit(language=language, theme=theme, settings=SINGLE) as page:
        await seated(page)
        await phrase(page, language)
        axe = Axe()
        assert (await axe.run(page)).violations_count == 0, (await axe.run(page)).generate_report()
        await page.locator("#phrase").fill("x")
        await page.locator("form .quiet").click()
        await page.locator("#devices [role=alert]").wait_for()
        for size in SIZES:
            await page.set_viewport_size({"width": size[0], "height": size[1]})
            assert await page.evaluate(WIDE) == [], size
        text = await page.locator("#devices").inner_text()
        assert not KEY.search(text), text
        await page.set_viewport_size({"width": 390, "height": 844})
        await page.locator("header .gear").click()
        await page.locator("#settings fieldset").wait_for()
        assert (await axe.run(page)).violations_count == 0, (await axe.run(page)).generate_report()
        told = await page.locator("#settings").inner_text()
        assert not KEY.search(told)
        assert not re.search(r"\bface-[a-z]", told)
