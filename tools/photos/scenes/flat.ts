import { unit } from "./noise.ts";
import { type Colour, type Scene, put } from "./shading.ts";

/** Even areas with hard edges, without noise: a poster, and windows on a screen. */
const PAPER: Colour = [0.96, 0.93, 0.86];
const INKS: readonly Colour[] = [
  [0.84, 0.29, 0.2],
  [0.13, 0.27, 0.42],
  [0.94, 0.73, 0.27],
  [0.2, 0.5, 0.45],
];

export const graphic: Scene =
  ({ aspect }) =>
  (x, y, into) => {
    put(into, PAPER);
    INKS.forEach((ink, n) => {
      const [u, v] = [x / aspect - 0.2 - 0.2 * n, y - 0.3 - 0.12 * ((n * 3) % 4)];
      if (Math.hypot(u * aspect, v) < 0.2 + 0.02 * n) put(into, ink);
    });
    if (y > 0.82 && Math.floor((x + y) * 24) % 2 === 0) put(into, INKS[1] ?? PAPER);
  };

const DESKTOP: Colour = [0.18, 0.3, 0.42];
const PAGE: Colour = [1, 1, 1];
const BAR: Colour = [0.93, 0.94, 0.95];
const TEXT: Colour = [0.13, 0.14, 0.16];
const LINK: Colour = [0.1, 0.35, 0.8];
/** Pixels of a line of text, and of a letter's grid, whatever the size of the picture. */
const LINE = 22;
const LETTER = 9;

export const screenshot: Scene =
  ({ aspect, height }) =>
  (x, y, into) => {
    const u = x / aspect;
    put(into, areaAt(u, y));
    if (u < 0.075 || u > 0.9 || y < 0.16 || y > 0.92) return;
    const [column, row] = [Math.floor(x * height), Math.floor(y * height)];
    if (isText(column, row, u)) put(into, unit(Math.floor(row / LINE), 0, 401) > 0.85 ? LINK : TEXT);
  };

/** Returns the colour below the text: a window with a bar above and at the left. */
function areaAt(u: number, v: number): Colour {
  if (u < 0.06 || u > 0.94 || v < 0.07 || v > 0.95) return DESKTOP;
  return v < 0.13 || u < 0.22 ? BAR : PAGE;
}

/** True for pixels of letters: one of 26 patterns on a grid of 7 x 9 pixels, so that letters repeat. */
function isText(column: number, row: number, u: number): boolean {
  const [letter, line] = [Math.floor(column / LETTER), Math.floor(row / LINE)];
  const [across, down] = [column % LETTER, row % LINE];
  const end = u < 0.22 ? 0.1 + 0.1 * unit(line, 1, 402) : 0.6 + 0.3 * unit(line, 2, 403);
  if (u > end || across > 6 || down < 6 || down > 14 || unit(letter, line, 404) < 0.17) return false;
  const pattern = Math.floor(unit(letter, line, 405) * 26);
  return unit(across + 7 * pattern, down, 406) > 0.55;
}
