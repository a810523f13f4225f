import { type Arena, MARGIN } from "./arena.ts";
import type { PngBand } from "./band.ts";
import { channelsOf } from "./format.ts";

/** Loads a band's rows and the one above (zeros without one) for filtering. */
export function loadRows(arena: Arena, band: PngBand): void {
  const { bytes, above, pitch, rows } = arena;
  bytes.fill(0, above - MARGIN, above + pitch);
  const first = band.above ? 0 : 1;
  const source = band.pixels.length / (rows + 1 - first);
  if (band.format.depth === 8) bytes.set(band.pixels, arena.filtered);
  for (let row = first; row <= rows; row += 1) {
    const [to, from] = [above + row * pitch, (row - first) * source];
    if (band.format.depth === 16) bytes.set(band.pixels.subarray(from, from + source), to);
    else arena.ops.pack(arena.filtered + from, to, band.width, channelsOf(band.format));
    // Packing writes past the row.
    bytes.fill(0, to + arena.row, to + pitch);
  }
}
