"""Every message of the socket, as structures: this package is the protocol.

A connection speaks JSON text frames tagged by ``type``. What a client sends carries an ``id`` of its own, and
the answer names it in ``reply``. `serai.server.typescript` turns this package into the browser's types;
docs/protocol.md tells it in words.
"""

from __future__ import annotations

from typing import TypeAlias

from serai.server.protocol import answers, messages

FromClient: TypeAlias = (
    messages.Create
    | messages.Sit
    | messages.Attach
    | messages.Detach
    | messages.Leave
    | messages.Move
    | messages.Resign
    | messages.Hint
    | messages.Recall
    | messages.TakeBack
    | messages.Pause
    | messages.Resume
    | messages.Reply
    | messages.Rematch
    | messages.Decline
    | messages.WhatIf
    | messages.Challenge
    | messages.TakeChallenge
    | messages.Open
    | messages.Fill
    | messages.Reclaim
    | messages.Ready
    | messages.Say
    | messages.Mute
    | messages.Lobby
    | messages.Mine
    | messages.Seats
    | messages.Adopt
    | messages.Profile
    | messages.GiveUp
    | messages.Reminders
    | messages.Feed
    | messages.Mail
    | messages.Leaderboard
    | messages.Export
    | messages.Erase
    | messages.Ping
)
FromServer: TypeAlias = (
    answers.Created
    | answers.Challenged
    | answers.Seated
    | answers.State
    | answers.Update
    | answers.Info
    | answers.Chat
    | answers.Reason
    | answers.Hinted
    | answers.Recalled
    | answers.Tables
    | answers.MyTables
    | answers.MySeats
    | answers.MyReminders
    | answers.Ranking
    | answers.Exported
    | answers.Ack
    | answers.Pong
    | answers.Error
)
