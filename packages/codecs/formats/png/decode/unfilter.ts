/**
 * Reverses a row's filter in place (PNG 3rd edition §9.2); false for an unknown filter type.
 * @param above the unfiltered row above; zeros for the first row
 * @param pixel bytes per pixel
 */
export function unfilter(type: number, row: Uint8Array, above: Uint8Array, pixel: number): boolean {
  if (type === 1) sub(row, pixel);
  else if (type === 2) up(row, above);
  else if (type === 3) average(row, above, pixel);
  else if (type === 4) paeth(row, above, pixel);
  return type <= 4;
}

function sub(row: Uint8Array, pixel: number): void {
  for (let at = pixel; at < row.length; at += 1) row[at]! += row[at - pixel]!;
}

function up(row: Uint8Array, above: Uint8Array): void {
  for (let at = 0; at < row.length; at += 1) row[at]! += above[at]!;
}

function average(row: Uint8Array, above: Uint8Array, pixel: number): void {
  for (let at = 0; at < pixel; at += 1) row[at]! += above[at]! >> 1;
  for (let at = pixel; at < row.length; at += 1) row[at]! += (row[at - pixel]! + above[at]!) >> 1;
}

/** §9.4; at the left edge the pixel above is the nearest. */
function paeth(row: Uint8Array, above: Uint8Array, pixel: number): void {
  for (let at = 0; at < pixel; at += 1) row[at]! += above[at]!;
  for (let at = pixel; at < row.length; at += 1) {
    const left = row[at - pixel]!;
    const over = above[at]!;
    const corner = above[at - pixel]!;
    const toLeft = Math.abs(over - corner);
    const toOver = Math.abs(left - corner);
    const toCorner = Math.abs(left + over - 2 * corner);
    row[at]! += toLeft <= toOver && toLeft <= toCorner ? left : toOver <= toCorner ? over : corner;
  }
}
