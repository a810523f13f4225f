import { type ColourProfile, hasLetters, join, NO_PROFILE, u8 } from "@matte/pixels/bytes";
import { ICC } from "./app-segments.ts";
import { APP2, type Segment } from "@matte/pixels/segments";

const DATA = ICC.length + 2;

/**
 * Assembles a JPEG's ICC profile from APP2 segments (ICC.1:2022 §B.4), each with a number and their count. Like browsers,
 * ignores the profile if a piece is missing or duplicated.
 */
export function jpegProfile(bytes: Uint8Array, header: readonly Segment[]): ColourProfile {
  const pieces = header.filter((segment) => isPiece(bytes, segment));
  const first = pieces[0];
  if (first === undefined) return NO_PROFILE;
  const numbers = new Map(pieces.map((piece) => [u8(bytes, piece.start + ICC.length), piece]));
  if (pieces.length !== u8(bytes, first.start + DATA - 1) || numbers.size !== pieces.length) return NO_PROFILE;
  const ordered = [...numbers].toSorted(([a], [b]) => a - b);
  return { kind: "icc", bytes: join(ordered.map(([, { start, end }]) => bytes.subarray(start + DATA, end))) };
}

function isPiece(bytes: Uint8Array, { marker, start, end }: Segment): boolean {
  return marker === APP2 && end - start > DATA && hasLetters(bytes, start, ICC);
}
