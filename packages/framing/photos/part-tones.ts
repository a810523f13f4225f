/** Tones of a photo's shown part, from those of the whole photo. */
import { type PhotoTones, type Size, tonesIn } from "@matte/engine";
import { type Affine, inverted, orientedSize } from "../read/orientation.ts";
import { partTransform } from "./part-transform.ts";
import type { PhotoFacts } from "./types.ts";

/**
 * Each tone covers all of the whole photo's that its place touches, and is never narrower than the part's: a preview needs no
 * other decode.
 */
export function partTones(whole: PhotoTones, { size, orientation, part }: PhotoFacts): PhotoTones {
  if (part === undefined) return whole;
  const upright = orientedSize(part.orientation, part.stored);
  const { transform } = partTransform(upright, { size, orientation }, part);
  const into = inverted(transform);
  const [columns, rows] = gridOf(whole, size);
  const [darkest, lightest] = [new Uint8Array(columns * rows), new Uint8Array(columns * rows)];
  const cell = { width: size.width / columns, height: size.height / rows };
  for (let at = 0; at < columns * rows; at += 1) {
    const corner = { x: (at % columns) * cell.width, y: Math.floor(at / columns) * cell.height };
    const tones = tonesIn(whole, shares(bounds(into, { ...corner, ...cell }), upright));
    darkest[at] = tones.darkest;
    lightest[at] = tones.lightest;
  }
  return { columns, rows, darkest, lightest };
}

/** As many cells along the longer side as the whole photo has. */
function gridOf({ columns, rows }: PhotoTones, { width, height }: Size): readonly [columns: number, rows: number] {
  const cells = Math.max(columns, rows) / Math.max(width, height);
  return [Math.max(1, Math.round(cells * width)), Math.max(1, Math.round(cells * height))];
}

type Box = Parameters<typeof tonesIn>[1];

/** The box around a transformed box. */
function bounds([a, b, c, d, e, f]: Affine, { x, y, width, height }: Box): Box {
  const corners = [x, x + width].flatMap((left) => [y, y + height].map((top) => [left, top] as const));
  const across = corners.map(([left, top]) => a * left + c * top + e);
  const down = corners.map(([left, top]) => b * left + d * top + f);
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return { x: left, y: top, width: Math.max(...across) - left, height: Math.max(...down) - top };
}

function shares({ x, y, width, height }: Box, photo: Size): Box {
  return { x: x / photo.width, y: y / photo.height, width: width / photo.width, height: height / photo.height };
}
