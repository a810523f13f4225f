/**
 * Zig-zag order, ITU-T T.81 figure A.6: row-major position by coefficient. Coefficients and quantisation tables are in zig-zag
 * order everywhere; only the transforms need rows and columns.
 */
export const ZIGZAG: Uint8Array = diagonals();

function diagonals(): Uint8Array {
  const cells = Array.from({ length: 64 }, (_, at) => ({ at, x: at & 7, y: at >> 3 }));
  const along = (cell: { x: number; y: number }): number => ((cell.x + cell.y) % 2 === 0 ? cell.x : cell.y);
  cells.sort((a, b) => a.x + a.y - (b.x + b.y) || along(a) - along(b));
  return Uint8Array.from(cells, ({ at }) => at);
}
