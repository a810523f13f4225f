import { join } from "../../../packages/pixels/bytes/bytes.ts";
import { bigEndian32 } from "../bytes.ts";
import type { Pixels } from "../row-source.ts";

/** Cuts a picture into squares, row by row, with the data for the item that joins them (ISO/IEC 23008-12 §6.6.2.3). */
export function tiled(picture: Pixels, side: number): { readonly grid: Uint8Array; readonly tiles: readonly Pixels[] } {
  const [columns, rows] = [Math.ceil(picture.width / side), Math.ceil(picture.height / side)];
  const sides = [bigEndian32(picture.width).slice(2), bigEndian32(picture.height).slice(2)];
  return {
    grid: join([Uint8Array.of(0, 0, rows - 1, columns - 1), ...sides]),
    tiles: Array.from({ length: columns * rows }, (_, index) =>
      tileAt(picture, (index % columns) * side, Math.floor(index / columns) * side, side),
    ),
  };
}

/** Cuts one tile; edges repeat beyond the picture. */
function tileAt({ width, height, data }: Pixels, left: number, top: number, side: number): Pixels {
  const tile = new Uint8Array(3 * side * side);
  for (let at = 0; at < side * side; at += 1) {
    const x = Math.min(width - 1, left + (at % side));
    const y = Math.min(height - 1, top + Math.floor(at / side));
    tile.set(data.subarray(3 * (y * width + x), 3 * (y * width + x) + 3), 3 * at);
  }
  return { width: side, height: side, data: tile };
}
