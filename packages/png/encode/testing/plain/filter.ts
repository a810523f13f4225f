import type { PngOps } from "../../ops.ts";
import type { PlainMemory } from "./memory.ts";

type Predict = (left: number, over: number, corner: number) => number;

/** PNG 3rd edition table 9.1, by filter type. */
const PREDICTORS: readonly Predict[] = [
  () => 0,
  (left) => left,
  (_, over) => over,
  (left, over) => (left + over) >> 1,
  paeth,
];

export function filterRowIn(memory: PlainMemory): PngOps["filterRow"] {
  return (type, row, above, out, length, distance) => {
    const predict = PREDICTORS[type] ?? (() => 0);
    for (let at = 0; at < length; at += 1) {
      const [left, over] = [memory.u8(row + at - distance), memory.u8(above + at)];
      memory.bytes[out + at] = memory.u8(row + at) - predict(left, over, memory.u8(above + at - distance));
    }
  };
}

/** §9.4 */
function paeth(left: number, over: number, corner: number): number {
  const guess = left + over - corner;
  const [toLeft, toOver, toCorner] = [Math.abs(guess - left), Math.abs(guess - over), Math.abs(guess - corner)];
  if (toLeft <= toOver && toLeft <= toCorner) return left;
  return toOver <= toCorner ? over : corner;
}
