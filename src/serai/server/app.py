"""The server as an ASGI application: which address is answered by what."""

from __future__ import annotations

from typing import Final

from starlette.applications import Starlette
from starlette.routing import Route

from serai.server.guard import guarded
from serai.server.house import House
from serai.server.page_requests import PageRequests
from serai.server.pages import Pages
from serai.server.probes import Probes
from serai.server.reminder_requests import ReminderRequests
from serai.server.settings import Settings
from serai.server.table_requests import TableRequests

PAGES: Final = (
    "/",
    "/table/{id}",
    "/replay/{id}",
    "/rules/{game}",
    "/learn/{game}",
    "/puzzles/{game}",
    "/challenge/{id}",
    "/mail/{key}",
    "/lobby",
    "/games",
    "/verify",
    "/replay",
    "/statistics",
)
"""Addresses that the app in the browser reads by itself."""


class Server(House):
    """Everything that one process serves; `app` is what uvicorn runs."""

    def __init__(self, settings: Settings, pages: Pages | None = None) -> None:
        """Prepare the routes."""
        super().__init__(settings, pages)
        page, probe, table, reminder = PageRequests(self), Probes(self), TableRequests(self), ReminderRequests(self)
        self.routes = [
            *(Route(path, page.page, methods=["GET"]) for path in PAGES),
            Route("/healthz", probe.alive, methods=["GET"]),
            Route("/readyz", probe.ready, methods=["GET"]),
            Route("/metrics", probe.metrics, methods=["GET"]),
            Route("/api/games", table.games, methods=["GET"]),
            Route("/api/address", table.address, methods=["GET"]),
            Route("/api/tables/{id}/record", table.record, methods=["GET"]),
            Route("/api/tables/{id}/coach", table.coach, methods=["GET"]),
            Route("/api/tables/{id}/coach/{step}", table.tried, methods=["GET"]),
            Route("/api/tables/{id}/qr.svg", table.code, methods=["GET"]),
            Route("/feed/{name}", reminder.feed, methods=["GET"]),
            Route("/api/mail/{key}", reminder.mail, methods=["GET"]),
            Route("/api/mail/{key}/{deed}", reminder.mail_deed, methods=["GET", "POST"]),
            Route("/api/challenges/{id}", table.challenge, methods=["GET"]),
            Route("/api/challenges/{id}/qr.svg", table.challenge_code, methods=["GET"]),
            Route("/socket", page.no_handshake, methods=["GET"]),
            Route("/{file:path}", page.file, methods=["GET"]),
        ]
        self.app = guarded(self, Starlette(routes=self.routes, lifespan=self.life))
