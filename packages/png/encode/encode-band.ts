import { type Arena, arenaFor } from "./arena.ts";
import type { CodedBand, PngBand } from "./band.ts";
import { deflateRows } from "./deflate/deflate.ts";
import { loadRows } from "./load-rows.ts";
import type { PngMachine } from "./ops.ts";
import { bestFilter } from "./filters/best-filter.ts";

const IDAT = [0x49, 0x44, 0x41, 0x54];

/** Filters and deflates a band, knowing only the row above from other bands. */
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
  view.setUint32(length + 8, ops.crc32(out + 4, length + 4, 0));
  return { chunk, adler: ops.adler32(filtered, arena.filteredLength, 1) >>> 0, length: arena.filteredLength };
}

/** Filters the band with its best type. */
function filterBand(arena: Arena): void {
  const { ops, bytes, above, pitch, filtered, filteredRow, rows, row, pixel } = arena;
  const type = bestFilter(arena);
  for (let index = 0; index < rows; index += 1) {
    const [from, to] = [above + (index + 1) * pitch, filtered + index * filteredRow];
    bytes[to] = type;
    ops.filterRow(type, from, from - pitch, to + 1, row, pixel);
  }
}
