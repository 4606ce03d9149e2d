/** The soft sounds of a table, made on the spot. */

type Note = readonly [pitch: number, start: number, length: number, loudness: number];

/** A wooden tap, a rustle of cards, coins, a gong: as few notes each. */
const SOUNDS: Readonly<Record<string, readonly Note[]>> = {
  touch: [[520, 0, 0.05, 0.04]],
  take: [[392, 0, 0.09, 0.06]],
  camels: [[196, 0, 0.12, 0.08], [220, 0.1, 0.12, 0.07]],
  swap: [[392, 0, 0.09, 0.06], [330, 0.09, 0.1, 0.06]],
  sell: [[1046, 0.2, 0.12, 0.05], [1318, 0.28, 0.14, 0.05], [1568, 0.36, 0.2, 0.04]],
  'round-start': [[262, 0, 0.1, 0.05], [330, 0.08, 0.1, 0.05], [392, 0.16, 0.14, 0.05]],
  'round-end': [[131, 0, 1.2, 0.12], [197, 0, 1, 0.05]],
  'match-end': [[262, 0, 0.5, 0.07], [330, 0.12, 0.5, 0.07], [392, 0.24, 0.6, 0.07], [523, 0.36, 0.9, 0.07]],
  turn: [[660, 0, 0.1, 0.05], [880, 0.1, 0.16, 0.05]],
};

let context: AudioContext | null = null;

export function play(name: string): void {
  const notes = SOUNDS[name];
  if (!notes) return;
  context ??= new AudioContext();
  const now = context.currentTime + 0.01;
  for (const [pitch, start, length, loudness] of notes) {
    const tone = context.createOscillator();
    const level = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    level.gain.setValueAtTime(0, now + start);
    level.gain.linearRampToValueAtTime(loudness, now + start + 0.008);
    level.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
    tone.connect(level).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + length + 0.05);
  }
}
