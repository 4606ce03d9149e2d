"""Small pictures: a PNG of the browser's brought down to a palette, which flat drawings hardly show."""

from __future__ import annotations

import struct
import zlib

import numpy as np
from numpy.typing import NDArray

Pixels = NDArray[np.uint8]
SIGNATURE = b"\x89PNG\r\n\x1a\n"
COLOURS = 256


def decode(png: bytes) -> Pixels:
    """Return the pixels (height, width, 3) of an 8-bit RGB or RGBA picture without interlacing."""
    at, data, header = len(SIGNATURE), b"", b""
    while at < len(png):
        (size,) = struct.unpack(">I", png[at : at + 4])
        kind, body = png[at + 4 : at + 8], png[at + 8 : at + 8 + size]
        header = body if kind == b"IHDR" else header
        data += body if kind == b"IDAT" else b""
        at += 12 + size
    width, height, depth, colour = struct.unpack(">IIBB", header[:10])
    channels = {2: 3, 6: 4}[colour]
    if depth != 8:
        raise ValueError(f"a picture of 8 bits a channel is expected, not {depth}.")
    lines = np.frombuffer(zlib.decompress(data), np.uint8).reshape(height, 1 + width * channels)
    whole = np.zeros((height, width, channels), np.uint8)
    above = np.zeros((width, channels), np.int16)
    for row in range(height):
        above = _unfiltered(int(lines[row, 0]), lines[row, 1:].reshape(width, channels).astype(np.int16), above)
        whole[row] = above
    return whole[:, :, :3]


def _unfiltered(kind: int, line: NDArray[np.int16], above: NDArray[np.int16]) -> NDArray[np.int16]:
    """Undo the filter of one line: none, sub, up, average, Paeth."""
    if kind == 0:
        return line
    if kind == 1:
        return (np.cumsum(line, axis=0, dtype=np.int64) & 255).astype(np.int16)
    if kind == 2:
        return (line + above) & 255
    found = line.tolist()
    over = above.tolist()
    channels = range(line.shape[1])
    for at in range(len(found)):
        for channel in channels:
            left = found[at - 1][channel] if at else 0
            up, corner = over[at][channel], over[at - 1][channel] if at else 0
            if kind == 3:
                guess = (left + up) // 2
            else:
                far = left + up - corner
                guess = min((left, up, corner), key=lambda value, far=far: abs(far - value))  # type: ignore[misc]
            found[at][channel] = found[at][channel] + guess & 255
    return np.array(found, np.int16)


def palette_of(pixels: Pixels) -> NDArray[np.int32]:
    """Choose the colours that stand for all others: the most used ones, then those farthest from any chosen."""
    coarse, counts = np.unique(pixels.reshape(-1, 3) & 0xFC, axis=0, return_counts=True)
    common = coarse[np.argsort(-counts)][: 12 * COLOURS].astype(np.int32)
    chosen = [common[0]]
    distance = ((common - chosen[0]) ** 2).sum(axis=1)
    for place in range(1, COLOURS):
        pick = place if place < COLOURS // 2 and place < len(common) else int(distance.argmax())
        chosen.append(common[pick])
        distance = np.minimum(distance, ((common - common[pick]) ** 2).sum(axis=1))
    return np.array(chosen)


def shrunk(png: bytes) -> bytes:
    """Return the picture with a palette."""
    pixels = decode(png)
    palette = palette_of(pixels)
    codes, places = np.unique(pixels.reshape(-1, 3).astype(np.int32) @ [65536, 256, 1], return_inverse=True)
    colours = np.stack([codes >> 16, codes >> 8 & 255, codes & 255], axis=1)
    nearest = np.concatenate(
        [((part[:, None] - palette) ** 2).sum(axis=2).argmin(axis=1) for part in np.array_split(colours, len(colours) // 2000 + 1)]
    ).astype(np.uint8)
    height, width = pixels.shape[:2]
    lines = np.zeros((height, width + 1), np.uint8)
    lines[:, 1:] = nearest[places].reshape(height, width)
    chunks = [
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        (b"PLTE", palette.astype(np.uint8).tobytes()),
        (b"IDAT", zlib.compress(lines.tobytes(), 9)),
        (b"IEND", b""),
    ]
    return SIGNATURE + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)) for kind, body in chunks
    )
