import { type ByteRange, letters } from "@matte/pixels/bytes";

/** Layout of a Kodak maker note without a directory, as exiftool documents it. */
interface Layout {
  readonly matches: (note: string, model: string) => boolean;
  /** Offset of the 16-bit ISO speed in the note. */
  readonly at: number;
  readonly isLittle: boolean;
}

/** The first match counts. */
const LAYOUTS: readonly Layout[] = [
  { matches: (note) => note.startsWith("KDK INFO"), at: 8 + 0x60, isLittle: false },
  { matches: (note) => note.startsWith("KDK"), at: 8 + 0x60, isLittle: true },
  // The year at 12 is between 1792 and 2047.
  { matches: (note) => !/^(?:MM|II|AOC)/.test(note) && note[12] === "\x07", at: 0x4e, isLittle: false },
  { matches: (_, model) => /CX(?:42[03]0|43[01]0|62[03]0)/.test(model), at: 0x1e, isLittle: false },
  { matches: (_, model) => model.includes("DX3215"), at: 0x1a, isLittle: false },
  { matches: (_, model) => model.includes("DX3700"), at: 0x1a, isLittle: true },
];
const MATCHED = 16;

/** Reads the ISO speed in a Kodak maker note; undefined for unknown layouts. @param note range in the block */
export function kodakIso(block: Uint8Array, { start, end }: ByteRange, model: string): number | undefined {
  const note = block.subarray(start, end);
  const layout = LAYOUTS.find(({ matches }) => matches(letters(note, 0, MATCHED), model));
  if (layout === undefined || layout.at + 2 > note.length) return undefined;
  return new DataView(note.buffer, note.byteOffset).getUint16(layout.at, layout.isLittle);
}
