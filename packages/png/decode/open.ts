import { u16be, u32be, u8 } from "@matte/pixels/bytes";
import { type Chunk, chunks, isWhole } from "../chunks.ts";

/** PNG decoded here, as its chunks describe it. */
export interface DeepPng {
  /** Pixels; at least 1, like the height. */
  readonly width: number;
  readonly height: number;
  /** Bits per sample. */
  readonly depth: 8 | 16;
  readonly colour: "grey" | "rgb";
  /** True if an alpha sample follows the colour samples. */
  readonly alpha: boolean;
  /** Single transparent colour (tRNS, PNG 3rd edition §11.3.1.1), widened to 16 bits per sample. */
  readonly key: readonly number[] | null;
  readonly interlaced: boolean;
  /** Zlib stream, in pieces sharing the file's bytes. */
  readonly data: readonly Uint8Array<ArrayBuffer>[];
}

/** Colour types with 8 and 16 bits and without a palette, table 11.1. */
const TYPES: Readonly<Record<number, Pick<DeepPng, "colour" | "alpha">>> = {
  0: { colour: "grey", alpha: false },
  2: { colour: "rgb", alpha: false },
  4: { colour: "grey", alpha: true },
  6: { colour: "rgb", alpha: true },
};
const LONGEST = 0x7fff_ffff;

/** Converts 8 to 16 bits. */
const WIDER = 257;

/**
 * Reads a PNG's chunks; null with another depth or a palette.
 * @param least 8 to accept 8 bits per sample too
 */
export function openDeepPng(png: Uint8Array<ArrayBuffer>, least: DeepPng["depth"] = 16): DeepPng | null {
  const found = [...chunks(png)].filter((chunk) => isWhole(png, chunk));
  const [head] = found;
  const type = head === undefined ? undefined : deepType(png, head);
  if (head === undefined || type === undefined || type.depth < least) return null;
  const data = found.filter((chunk) => chunk.type === "IDAT").map(({ start, end }) => png.subarray(start, end));
  return {
    ...type,
    width: u32be(png, head.start),
    height: u32be(png, head.start + 4),
    key: type.alpha ? null : keyOf(png, found, type),
    interlaced: u8(png, head.start + 12) === 1,
    data,
  };
}

/** Returns the stored samples per pixel. */
export function samplesOf({ colour, alpha }: Pick<DeepPng, "colour" | "alpha">): number {
  return (colour === "grey" ? 1 : 3) + (alpha ? 1 : 0);
}

/** §11.2.1: size, bit depth, colour type; compression and filter method 0; interlacing 0 or 1. */
function deepType(
  png: Uint8Array,
  { type, start, end }: Chunk,
): Pick<DeepPng, "colour" | "alpha" | "depth"> | undefined {
  const depth = u8(png, start + 8);
  if (type !== "IHDR" || end - start !== 13 || (depth !== 8 && depth !== 16)) return undefined;
  const sides = [u32be(png, start), u32be(png, start + 4)];
  const sound = sides.every((side) => side >= 1 && side <= LONGEST) && u16be(png, start + 10) === 0;
  const found = sound && u8(png, start + 12) <= 1 ? TYPES[u8(png, start + 9)] : undefined;
  return found && { ...found, depth };
}

function keyOf(
  png: Uint8Array,
  found: readonly Chunk[],
  type: Pick<DeepPng, "colour" | "alpha" | "depth">,
): number[] | null {
  const samples = samplesOf(type);
  const chunk = found.find((one) => one.type === "tRNS" && one.end - one.start === 2 * samples);
  if (chunk === undefined) return null;
  return Array.from({ length: samples }, (_, index) => u16be(png, chunk.start + 2 * index)).map((value) =>
    type.depth === 8 ? WIDER * (value & 255) : value,
  );
}
