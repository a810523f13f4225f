/** Pixels of the matte's face: a gradient or the blurred photo, with a surface over it, dithered. */
import { channels, type HexColour } from "../colour.ts";
import type { Box, Size } from "../layout/geometry.ts";
import type { Backdrop, MatteSurface } from "../layout/parts.ts";
import type { GroundParts, SmoothArea } from "../layout/types.ts";
import type { Tile } from "../paint/surface.ts";
import { cosine, sine } from "../surface/arithmetic.ts";
import { surfaceShades, surfaceTile } from "../surface/index.ts";
import { isReliefSeen } from "../surface/period.ts";
import { type BlurredPhoto, blurredPhoto } from "./blurred-photo.ts";
import { DITHER, DITHER_SIDE } from "./dither.ts";

/** Name for all grounds that look alike in a box. */
export function groundKey({ canvas, backdrop, surface }: GroundParts, box: Box): string {
  return JSON.stringify([canvas, backdrop, surface, box]);
}

/** @param box whole pixels @param reduced the photo, required if the backdrop shows it */
export function groundPixels(layout: GroundParts, box: Box, reduced: Tile | null): Tile {
  const { x: left, y: top, width, height } = box;
  const read = rowReader(layout, box, reduced);
  const relief = reliefOf(layout.surface);
  const pixels = new Uint8ClampedArray(4 * width * height);
  const row = new Float64Array(3 * width);
  for (let line = 0; line < height; line += 1) {
    const y = top + line;
    read(y, row);
    const pattern = (y & (DITHER_SIDE - 1)) * DITHER_SIDE;
    const reliefRow = relief && wrapped(y, relief.size.height) * relief.size.width;
    for (let n = 0, from = 0, at = 4 * line * width; n < width; n += 1, from += 3, at += 4) {
      const x = left + n;
      // Less than a half: the array rounds to the nearest level.
      let more = DITHER[pattern + (x & (DITHER_SIDE - 1))]! - 0.5;
      if (relief !== null && reliefRow !== null) more += relief.levels[reliefRow + wrapped(x, relief.size.width)]!;
      pixels[at] = row[from]! + more;
      pixels[at + 1] = row[from + 1]! + more;
      pixels[at + 2] = row[from + 2]! + more;
      pixels[at + 3] = 255;
    }
  }
  return { width, height, pixels };
}

function wrapped(place: number, period: number): number {
  return ((place % period) + period) % period;
}

/** Middle grey, around which a surface has its full range. */
const GREY = [128, 128, 128] as const;

function reliefOf(surface: MatteSurface | null) {
  if (surface === null || !isReliefSeen(surface.period)) return null;
  const size = { width: Math.round(surface.period.width), height: Math.round(surface.period.height) };
  return { size, levels: surfaceTile(surfaceShades(surface.kind), size, { ...surface, colour: GREY }) };
}

/** Writes red, green and blue of a row's pixels, not rounded. */
type ReadRow = (y: number, row: Float64Array) => void;

function rowReader({ canvas, backdrop, background }: GroundParts, box: Box, reduced: Tile | null): ReadRow {
  if (backdrop?.kind === "photo" && reduced !== null)
    return photoRows(blurredPhoto(reduced, canvas, backdrop), canvas, box);
  return gradientRows(gradientOf(backdrop, background), canvas, box);
}

type ColourReader = NonNullable<SmoothArea["colourAt"]>;

export function colourReader({ canvas, backdrop, background }: GroundParts, reduced: Tile | null): ColourReader {
  if (backdrop?.kind === "photo" && reduced !== null)
    return photoColours(blurredPhoto(reduced, canvas, backdrop), canvas);
  return gradientColours(gradientOf(backdrop, background), canvas);
}

/** A gradient of one colour in place of a photo that is unknown yet. */
function gradientOf(backdrop: Backdrop | null, background: HexColour): Gradient {
  return backdrop?.kind === "gradient" ? backdrop : { from: background, to: background, angle: 0 };
}

/** Upright ones have no part across, of which series leave a trace. */
function directionOf(angle: number): readonly [across: number, down: number] {
  const turns = angle / 360;
  return [angle % 180 === 0 ? 0 : sine(turns), angle % 180 === 90 ? 0 : -cosine(turns)];
}

type Gradient = Omit<Extract<Backdrop, { kind: "gradient" }>, "kind">;

/** As in CSS: the ends touch the canvas's corners. */
function gradientRows({ from, to, angle }: Gradient, { width, height }: Size, { x: left, width: count }: Box): ReadRow {
  const [across, down] = directionOf(angle);
  const length = Math.abs(across) * width + Math.abs(down) * height;
  const [start, end] = [channels(from), channels(to)];
  return (y, row) => {
    const first = ((left + 0.5 - width / 2) * across + (y + 0.5 - height / 2) * down) / length + 0.5;
    for (let n = 0, at = 0; n < count; n += 1, at += 3) {
      const share = Math.max(0, Math.min(1, first + (n * across) / length));
      row[at] = start[0] + (end[0] - start[0]) * share;
      row[at + 1] = start[1] + (end[1] - start[1]) * share;
      row[at + 2] = start[2] + (end[2] - start[2]) * share;
    }
  };
}

function gradientColours({ from, to, angle }: Gradient, { width, height }: Size): ColourReader {
  const [across, down] = directionOf(angle);
  const length = Math.abs(across) * width + Math.abs(down) * height;
  const [start, end] = [channels(from), channels(to)];
  return (x, y, into) => {
    const share = Math.max(0, Math.min(1, ((x - width / 2) * across + (y - height / 2) * down) / length + 0.5));
    for (let channel = 0; channel < 3; channel += 1)
      into[channel] = start[channel]! + (end[channel]! - start[channel]!) * share;
  };
}

function photoColours({ columns, rows, samples }: BlurredPhoto, canvas: Size): ColourReader {
  return (x, y, into) => {
    const [across, down] = [placeOf(x, canvas.width, columns), placeOf(y, canvas.height, rows)];
    const [column, row] = [Math.floor(across), Math.floor(down)];
    const [right, lower] = [across - column, down - row];
    for (let channel = 0, at = 3 * (row * columns + column); channel < 3; channel += 1, at += 1) {
      const left = samples[at]! + lower * (samples[at + 3 * columns]! - samples[at]!);
      const next = samples[at + 3]! + lower * (samples[at + 3 * columns + 3]! - samples[at + 3]!);
      into[channel] = left + right * (next - left);
    }
  };
}

/** Interpolates between the samples of a blurred photo, down and then across. */
function photoRows({ columns, rows, samples }: BlurredPhoto, canvas: Size, { x: left, width: count }: Box): ReadRow {
  const places = Float64Array.from({ length: count }, (_, n) => placeOf(left + n + 0.5, canvas.width, columns));
  const before = Uint16Array.from(places, (place) => 3 * Math.floor(place));
  const into = places.map((place) => place - Math.floor(place));
  // Boxes along the photo are narrow.
  const [from, to] = [before[0] ?? 0, (before[count - 1] ?? 0) + 6];
  const line = new Float64Array(3 * columns);
  return (y, row) => {
    const place = placeOf(y + 0.5, canvas.height, rows);
    const first = Math.floor(place) * 3 * columns;
    const lower = place - Math.floor(place);
    for (let at = from; at < to; at += 1) {
      const upper = samples[first + at]!;
      line[at] = upper + lower * (samples[first + at + line.length]! - upper);
    }
    for (let n = 0, at = 0; n < count; n += 1, at += 3) {
      const column = before[n]!;
      const right = into[n]!;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = line[column + channel]!;
        row[at + channel] = value + right * (line[column + channel + 3]! - value);
      }
    }
  };
}

/** Place of a point among samples, the first and last of which are half a sample inside. */
function placeOf(point: number, length: number, samples: number): number {
  return Math.max(0, Math.min(samples - 1.000_001, (point * samples) / length - 0.5));
}
