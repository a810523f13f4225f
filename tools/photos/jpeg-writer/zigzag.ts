/** Zig-zag order, ITU-T T.81 §A.3.6 figure A.6: entry k is the k-th coefficient's row-major position. */
export const ZIGZAG: Uint8Array = zigzag();

function zigzag(): Uint8Array {
  const order = new Uint8Array(64);
  let k = 0;
  for (let diagonal = 0; diagonal < 15; diagonal++) {
    for (let step = 0; step <= diagonal; step++) {
      const x = diagonal % 2 === 0 ? step : diagonal - step;
      const y = diagonal - x;
      if (x < 8 && y < 8) order[k++] = y * 8 + x;
    }
  }
  return order;
}
