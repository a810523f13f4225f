import { fractal, unit } from "./noise.ts";
import { type Colour, type Scene, add, blend, put, step } from "./shading.ts";

/** A printed page on a scanner: paper with a faint texture, and lines of letters. */
const PAPER: Colour = [0.95, 0.94, 0.9];
const INK: Colour = [0.12, 0.11, 0.12];
/** Lines per picture height, and letters per line height. */
const LINES = 46;
const LETTERS = 1.9;
/** Strokes across a letter. */
const STROKES = 3;

export const scan: Scene =
  ({ aspect }) =>
  (x, y, into) => {
    put(into, PAPER, 1 - 0.05 * step(0.9, 1, x / aspect));
    add(into, [1, 1, 1], 0.012 * fractal(x * 220, y * 220, 3, 380));
    const inside = x > 0.12 && x < aspect - 0.12 && y > 0.1 && y < 0.92;
    if (inside) blend(into, INK, 0.92 * ink(x * LINES * LETTERS, y * LINES));
  };

/** Returns the ink here: letters are random strokes on a grid. */
function ink(x: number, y: number): number {
  const [letter, line] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [x - letter, y - line];
  const isBlank = unit(letter, line, 381) < 0.16 || letter % 83 > 60 + 20 * unit(0, line, 382);
  if (isBlank || across > 0.78 || down < 0.28 || down > 0.8) return 0;
  const [column, row] = [Math.floor((across / 0.78) * STROKES), Math.floor(((down - 0.28) / 0.52) * STROKES)];
  return unit(letter * STROKES + column, line * STROKES + row, 383) > 0.45 ? 1 : 0;
}
