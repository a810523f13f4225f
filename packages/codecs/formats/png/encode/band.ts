import { arenaFor } from "./arena.ts";
import { filterBand } from "./filters/filter-band.ts";
import { deflateRows } from "./deflate/deflate.ts";
import type { PngFormat } from "./format.ts";
import { loadRows } from "./load-rows.ts";
import type { PngMachine } from "./ops.ts";

/** Some rows of a picture. Plain data: it can be sent between threads. */
export interface PngBand {
  readonly format: PngFormat;
  readonly width: number;
  /** Whole rows, of RGBA pixels at 8 bits; at 16 of the format's own samples, big-endian. */
  readonly pixels: Uint8Array<ArrayBuffer> | Uint8ClampedArray<ArrayBuffer>;
  /** Whether the first row is the one above the band, which the others are predicted from. */
  readonly above: boolean;
}

/** A band's part of the zlib stream, in a chunk of its own. */
export interface CodedBand {
  /** A whole IDAT chunk; its data begins and ends with a byte. */
  readonly chunk: Uint8Array<ArrayBuffer>;
  /** Adler-32 of the filtered rows, begun at 1, and how many bytes they are. */
  readonly adler: number;
  readonly length: number;
}

const IDAT = [0x49, 0x44, 0x41, 0x54];

/** Filters and deflates rows, with nothing known of those of other bands but the one above. */
export function encodeBand(machine: PngMachine, band: PngBand): CodedBand {
  const arena = arenaFor(machine, band);
  loadRows(arena, band);
  filterBand(arena);
  const { ops, filtered, out } = arena;
  const length = deflateRows(arena, out + 8);
  const chunk = arena.bytes.slice(out, out + length + 12);
  const view = new DataView(chunk.buffer);
  arena.bytes.set(IDAT, out + 4);
  chunk.set(IDAT, 4);
  view.setUint32(0, length);
  view.setUint32(length + 8, ops.crc32(out + 4, length + 4));
  return { chunk, adler: ops.adler32(filtered, arena.filteredLength, 1) >>> 0, length: arena.filteredLength };
}
