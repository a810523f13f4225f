import { letters } from "@matte/pixels/bytes";

/** Lens features: bits in the first and last byte, names by value, and the side of the numbers on which they are written. */
const FEATURES: readonly (readonly [
  mask: number,
  names: Readonly<Record<number, string>>,
  side: "before" | "after",
])[] = [
  [0x4000, { 0x4000: "PZ" }, "before"],
  [0x0300, { 0x0100: "DT", 0x0200: "FE", 0x0300: "E" }, "before"],
  [0x00e0, { 0x0020: "STF", 0x0040: "Reflex", 0x0060: "Macro", 0x0080: "Fisheye" }, "after"],
  [0x000c, { 0x0004: "ZA", 0x0008: "G" }, "after"],
  [0x0003, { 0x0001: "SSM", 0x0002: "SAM" }, "after"],
  [0x8000, { 0x8000: "OSS" }, "after"],
  [0x2000, { 0x2000: "LE" }, "after"],
  [0x0800, { 0x0800: "II" }, "after"],
];

const SIZE = 8;

/**
 * Names a lens from Sony's LensSpec field, as Sony's cameras do: `DT 18-55mm F3.5-5.6 SAM`.
 * @param spec features, two focal lengths and two f-numbers as decimal digits, features
 */
export function sonyLens(spec: Uint8Array): string | undefined {
  if (spec.length !== SIZE) return undefined;
  const [short, long] = [focal(spec, 1), focal(spec, 3)];
  const [wide, tele] = [fNumber(spec[5]!), fNumber(spec[6]!)];
  if (short === 0 || wide === 0 || (long !== 0 && long < short) || (tele !== 0 && tele < wide)) return undefined;
  const name = `${range(short, long)}mm F${range(wide, tele)}`;
  return withFeatures(name, (spec[0]! << 8) | spec[7]!);
}

function withFeatures(numbers: string, flags: number): string {
  return FEATURES.reduce((name, [mask, names, side]) => {
    const feature = names[flags & mask];
    if (feature === undefined) return name;
    return side === "before" ? `${feature} ${name}` : `${name} ${feature}`;
  }, numbers);
}

function range(from: number, to: number): string {
  return to === 0 || to === from ? String(from) : `${from}-${to}`;
}

/** Four decimal digits, otherwise 0. */
function focal(spec: Uint8Array, at: number): number {
  const digits = [...letters(spec, at, 2)].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, "0")).join("");
  return Number(/^\d+$/.test(digits) ? digits : 0);
}

/** Tenths in two digits; the first may be up to 15. */
function fNumber(byte: number): number {
  return (byte >> 4) + (byte & 15) / 10;
}
