/** Writes profiles, ICC.1:2001-04 (version 2). */
import type { Vector } from "./matrix.ts";

/** The profile connection space's white, ICC.1 §6.3.4.3. */
export const D50: Vector = [0.9642, 1, 0.8249];

function tag(signature: string, length: number): [Uint8Array, DataView] {
  const data = new Uint8Array(length);
  write(data, 0, signature);
  return [data, new DataView(data.buffer)];
}

function write(into: Uint8Array, at: number, text: string): void {
  into.set(new TextEncoder().encode(text), at);
}

/** s15Fixed16Number, ICC.1 §5.1.2. */
function fixed(value: number): number {
  return Math.round(value * 65536);
}

/** XYZType, ICC.1 §6.5.26. */
export function xyzTag(values: Vector): Uint8Array {
  const [data, view] = tag("XYZ ", 20);
  values.forEach((value, n) => view.setInt32(8 + n * 4, fixed(value)));
  return data;
}

/** Single-entry curveType, ICC.1 §6.5.3: a gamma as u8Fixed8Number. */
export function gammaTag(exponent: number): Uint8Array {
  const [data, view] = tag("curv", 14);
  view.setUint32(8, 1);
  view.setUint16(12, Math.round(exponent * 256));
  return data;
}

/** curveType, ICC.1 §6.5.3: sRGB's curve (IEC 61966-2-1 §5.2) in 1,024 steps. */
export function curveTag(): Uint8Array {
  const steps = 1024;
  const [data, view] = tag("curv", 12 + steps * 2);
  view.setUint32(8, steps);
  for (let n = 0; n < steps; n++) {
    const coded = n / (steps - 1);
    const light = coded <= 0.04045 ? coded / 12.92 : ((coded + 0.055) / 1.055) ** 2.4;
    view.setUint16(12 + n * 2, Math.round(light * 65535));
  }
  return data;
}

/**
 * lut16Type, ICC.1 §6.5.9, from three channels to Lab (§6.3.4.2) over a grid with two points per channel, with linear
 * curves.
 */
export function lutTag(corners: readonly Vector[]): Uint8Array {
  const [data, view] = tag("mft2", 52 + 12 + corners.length * 6 + 12);
  data.set([3, 3, 2], 8);
  for (const diagonal of [0, 4, 8]) view.setInt32(12 + diagonal * 4, fixed(1));
  view.setUint16(48, 2);
  view.setUint16(50, 2);
  const straight = [0, 65_535, 0, 65_535, 0, 65_535];
  const table = corners.flatMap(([l, a, b]) => [(l * 65_280) / 100, (a + 128) * 256, (b + 128) * 256]);
  [...straight, ...table, ...straight].forEach((value, n) => view.setUint16(52 + n * 2, Math.round(value)));
  return data;
}

/** textType, ICC.1 §6.5.18. */
export function textTag(text: string): Uint8Array {
  const [data] = tag("text", 8 + text.length + 1);
  write(data, 8, text);
  return data;
}

/** textDescriptionType, ICC.1 §6.5.17, with empty Unicode and ScriptCode parts. */
export function descriptionTag(text: string): Uint8Array {
  const [data, view] = tag("desc", 12 + text.length + 1 + 8 + 70);
  view.setUint32(8, text.length + 1);
  write(data, 12, text);
  return data;
}

/**
 * Writes a profile with header (ICC.1 §6.1), tag table (§6.2) and tags on multiples of four; equal tags are stored
 * once.
 */
export function profile(
  tags: readonly (readonly [string, Uint8Array])[],
  space: ProfileSpace = RGB_TO_XYZ,
  device: Device = DISPLAY,
): Uint8Array {
  const bodies = [...new Set(tags.map(([, body]) => body))];
  const offsets = new Map<Uint8Array, number>();
  let end = 128 + 4 + tags.length * 12;
  for (const body of bodies) {
    offsets.set(body, end);
    end += Math.ceil(body.length / 4) * 4;
  }
  const data = new Uint8Array(end);
  const view = new DataView(data.buffer);
  writeHeader(data, view, `${device.kind}${space}`);
  view.setUint32(8, (device.version << 24) | 0x10_0000);
  view.setUint32(128, tags.length);
  tags.forEach(([signature, body], n) => {
    write(data, 132 + n * 12, signature);
    view.setUint32(136 + n * 12, offsets.get(body)!);
    view.setUint32(140 + n * 12, body.length);
  });
  for (const [body, at] of offsets) data.set(body, at);
  return data;
}

/** Picture and connection colour spaces, four letters each, ICC.1 §6.1.6 and §6.1.7. */
export type ProfileSpace = `${string} ${string} ` | `CMYK${string} `;
const RGB_TO_XYZ: ProfileSpace = "RGB XYZ ";

/** Device class, ICC.1 §6.1.5, and the profile's major version. */
export interface Device {
  readonly kind: "mntr" | "prtr";
  readonly version: 2 | 4;
}
const DISPLAY: Device = { kind: "mntr", version: 2 };

function writeHeader(data: Uint8Array, view: DataView, kind: string): void {
  view.setUint32(0, data.length);
  write(data, 12, kind);
  [2025, 5, 17, 12, 0, 0].forEach((part, n) => view.setUint16(24 + n * 2, part));
  write(data, 36, "acsp");
  D50.forEach((value, n) => view.setInt32(68 + n * 4, fixed(value)));
}
