import { type InkLut, TO_SRGB } from "@matte/pixels/testing";

/** Converts inks (0 to 1) to sRGB (0 to 255) as ICC.1:2022 §10.10 defines a profile's table: linear between its points. */
export function definedColour(lut: InkLut, inks: readonly number[]): readonly number[] {
  const places = inks.map((ink, n) => lut.curves[n]!(ink) * (lut.points[n]! - 1));
  const values = [0, 1, 2].map((channel) => between(lut, places, channel, 0));
  const [x, y, z] = lut.toXyz(values as unknown as readonly [number, number, number]);
  return TO_SRGB.map(([a, b, c]) => 255 * Math.min(1, Math.max(0, encoded(a * x + b * y + c * z))));
}

function between(lut: InkLut, places: readonly number[], channel: number, point: number): number {
  const [place, ...others] = places;
  if (place === undefined) return lut.values[3 * point + channel]!;
  const count = lut.points[lut.points.length - places.length]!;
  const below = Math.min(Math.floor(place), count - 2);
  const [one, other] = [0, 1].map((next) => between(lut, others, channel, point * count + below + next));
  return one! + (other! - one!) * (place - below);
}

function encoded(light: number): number {
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
}
