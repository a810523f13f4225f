/** Reference for kernels/jpeg/inks.ts: a whole picture, same operations. */
import type { InkTable } from "@matte/pixels";
import type { LosslessSource } from "../../lossless/open.ts";
import { planesOf } from "../../reduce/testing/plain-reduce.ts";

const f32 = Math.fround;
const LIMIT = 255;

/** A component's samples, and pixels per sample. */
interface Plane {
  readonly data: Uint8ClampedArray;
  readonly stride: number;
  readonly across: number;
  readonly down: number;
  readonly width: number;
  readonly height: number;
}

/** Returns four values per pixel, like libjpeg: YCCK converted, 255 for no ink. */
export function inksPlainly(source: LosslessSource): Uint8ClampedArray {
  const { width, height, picture } = source;
  const planes = bytePlanes(source);
  const inks = new Uint8ClampedArray(4 * width * height);
  for (let n = 0; n < width * height; n += 1) {
    const [one = 0, two = 0, three = 0, black = 0] = planes.map((plane) =>
      enlarged(plane, n % width, Math.floor(n / width)),
    );
    const colours = picture.colour === "ycc" ? complements(one, two, three) : [one, two, three];
    inks.set([...colours, black], 4 * n);
  }
  return inks;
}

function bytePlanes(source: LosslessSource): readonly Plane[] {
  const { grid, picture, width, height } = source;
  return picture.components.map(({ h, v }, n) => {
    const { width: across, height: down } = grid.steps[n]!;
    const mcu = { width: 8 * h, height: 8 * v };
    const blocks = picture.components.map(() => ({ width: 8, height: 8 }));
    const samples = planesOf(source, { blocks, mcu })[n]!;
    return {
      // Storing into clamped bytes rounds halves to even.
      data: Uint8ClampedArray.from(samples, (sample) => f32(sample + 128)),
      stride: grid.columns * mcu.width,
      across,
      down,
      width: Math.ceil(width / across),
      height: Math.ceil(height / down),
    };
  });
}

/** libjpeg's "fancy" interpolation, used only for halved sides. */
function enlarged({ data, stride, across, down, width, height }: Plane, x: number, y: number): number {
  const [column, row] = [Math.floor(x / across), Math.floor(y / down)];
  const at = (dx: number, dy: number): number => {
    const [left, top] = [Math.min(Math.max(column + dx, 0), width - 1), Math.min(Math.max(row + dy, 0), height - 1)];
    return data[top * stride + left]!;
  };
  const [beside, above] = [x % 2 === 0 ? -1 : 1, y % 2 === 0 ? -1 : 1];
  const sum = (dx: number): number => 3 * at(dx, 0) + at(dx, above);
  if (across === 1 && down === 2) return (sum(0) + (y % 2 === 0 ? 1 : 2)) >> 2;
  if (across !== 2 || width < 3 || down > 2) return at(0, 0);
  if (down === 1) return (3 * at(0, 0) + at(beside, 0) + (x % 2 === 0 ? 1 : 2)) >> 2;
  return (3 * sum(0) + sum(beside) + (x % 2 === 0 ? 8 : 7)) >> 4;
}

/** ITU-T T.871 §7 with 16 fractional bits. */
function complements(luma: number, cb: number, cr: number): readonly number[] {
  const [b, r] = [cb - 128, cr - 128];
  const rgb = [
    luma + ((91_881 * r + 32_768) >> 16),
    luma + ((-22_554 * b - 46_802 * r + 32_768) >> 16),
    luma + ((116_130 * b + 32_768) >> 16),
  ];
  return rgb.map((value) => LIMIT - Math.min(LIMIT, Math.max(0, value)));
}

/** Converts inks to opaque RGBA; 255 is no ink. */
export function coloursPlainly(table: InkTable, inks: Uint8ClampedArray): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(inks.length).fill(LIMIT);
  for (let at = 0; at < inks.length; at += 4) {
    const places = table.places.map((levels, ink) => levels[LIMIT - inks[at + ink]!]!);
    for (let channel = 0; channel < 3; channel += 1) pixels[at + channel] = interpolated(table, places, channel, 0, 0);
  }
  return pixels;
}

/** Interpolates linearly, one ink after another, last one first. */
function interpolated(table: InkTable, places: readonly number[], channel: number, ink: number, point: number): number {
  if (ink === places.length) return table.colours[4 * point + channel]!;
  const place = places[ink]!;
  const below = Math.min(Math.floor(place), table.points - 2);
  const next = point * table.points + below;
  const one = interpolated(table, places, channel, ink + 1, next);
  const other = interpolated(table, places, channel, ink + 1, next + 1);
  return f32(one + f32(f32(other - one) * f32(place - below)));
}
