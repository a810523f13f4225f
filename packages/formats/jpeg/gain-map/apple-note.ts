/** Reads HDR headroom from Apple's maker note, the only source in early versions' photos. */
import { hasLetters, u16be, u32be } from "@matte/pixels/bytes";
import { makerNoteRanges, structureOf } from "@matte/metadata/exif";

const APPLE = "Apple iOS\0";
/** The note's directory is big-endian; its offsets count from the note's start. */
const DIRECTORY = 14;
const HDR_HEADROOM = 0x0021;
const HDR_GAIN = 0x0030;
const SRATIONAL = 10;
const MAX_FIELDS = 200;

/** Returns stops above SDR white, by Apple's two documented numbers and formula; null without them. */
export function appleNoteStops(exif: Uint8Array): number | null {
  const structure = structureOf(exif);
  const [range] = structure === null ? [] : makerNoteRanges(structure);
  if (range === undefined || !hasLetters(exif, range.start, APPLE)) return null;
  const note = exif.subarray(range.start);
  const [headroom, gain] = [rational(note, HDR_HEADROOM), rational(note, HDR_GAIN)];
  return headroom === null || gain === null ? null : Math.max(0, stops(headroom, gain));
}

/** Stops as linear functions of the gain: for headrooms below 1 and from 1, each for small and large gains. */
const LINES = {
  low: [
    [1.8, 20],
    [1.601, 0.101],
  ],
  high: [
    [3, 70],
    [3 - 0.697, 0.303],
  ],
} as const;

function stops(headroom: number, gain: number): number {
  const [small, other] = headroom < 1 ? LINES.low : LINES.high;
  const [most, slope] = gain <= 0.01 ? small : other;
  return most - slope * gain;
}

function rational(note: Uint8Array, tag: number): number | null {
  const count = Math.min(u16be(note, DIRECTORY), MAX_FIELDS);
  for (let field = 0; field < count; field += 1) {
    const at = DIRECTORY + 2 + 12 * field;
    if (u16be(note, at) !== tag || u16be(note, at + 2) !== SRATIONAL) continue;
    const value = u32be(note, at + 8);
    const ratio = signed(note, value) / signed(note, value + 4);
    return Number.isFinite(ratio) ? ratio : null;
  }
  return null;
}

function signed(note: Uint8Array, at: number): number {
  return u32be(note, at) | 0;
}
