/** Our own Display P3 profile: a matrix/TRC display profile of ICC.1:2001-04 (version 2), built from first principles. */

/** Chromaticities of P3's primaries (SMPTE EG 432-1) and of its white in Display P3, D65. */
const PRIMARIES = [
  [0.68, 0.32],
  [0.265, 0.69],
  [0.15, 0.06],
] as const;
const D65 = [0.3127, 0.329] as const;
/** The profile connection space's white, ICC.1 §6.3.4.3. */
const D50 = [0.9642, 1, 0.8249] as const;

type Vector = readonly [number, number, number];
type Matrix = readonly [Vector, Vector, Vector];

/** Bradford's cone responses, ICC.1 annex E.3. */
const BRADFORD: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

/** The profile's bytes; always the same. */
export function displayP3Profile(): Uint8Array {
  const [red, green, blue] = adaptedPrimaries();
  const curve = curveTag();
  return profile([
    ["desc", descriptionTag("Display P3 (Matte fixtures)")],
    ["cprt", textTag("No copyright, use freely")],
    ["wtpt", xyzTag(D50)],
    ["rXYZ", xyzTag(red)],
    ["gXYZ", xyzTag(green)],
    ["bXYZ", xyzTag(blue)],
    ["rTRC", curve],
    ["gTRC", curve],
    ["bTRC", curve],
  ]);
}

/** XYZ of the primaries under D50: scaled so that they add up to white, then adapted after Bradford. */
function adaptedPrimaries(): Matrix {
  const columns = PRIMARIES.map(([x, y]) => xyz(x, y)) as unknown as Matrix;
  const white = xyz(...D65);
  const amounts = solve(transpose(columns), white);
  const from = apply(BRADFORD, white);
  const to = apply(BRADFORD, D50);
  const adapt = (colour: Vector): Vector => {
    const cones = apply(BRADFORD, colour);
    return solve(BRADFORD, [(cones[0] * to[0]) / from[0], (cones[1] * to[1]) / from[1], (cones[2] * to[2]) / from[2]]);
  };
  const scaled = (column: Vector, amount: number): Vector => [
    column[0] * amount,
    column[1] * amount,
    column[2] * amount,
  ];
  return [
    adapt(scaled(columns[0], amounts[0])),
    adapt(scaled(columns[1], amounts[1])),
    adapt(scaled(columns[2], amounts[2])),
  ];
}

function xyz(x: number, y: number): Vector {
  return [x / y, 1, (1 - x - y) / y];
}

function transpose([a, b, c]: Matrix): Matrix {
  return [
    [a[0], b[0], c[0]],
    [a[1], b[1], c[1]],
    [a[2], b[2], c[2]],
  ];
}

function apply(matrix: Matrix, [x, y, z]: Vector): Vector {
  const row = ([a, b, c]: Vector): number => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

function determinant([a, b, c]: Matrix): number {
  return a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
}

/** The vector that `matrix` turns into `target`, by Cramer's rule. */
function solve(matrix: Matrix, target: Vector): Vector {
  const [a, b, c] = transpose(matrix);
  const whole = determinant(transpose([a, b, c]));
  return [
    determinant(transpose([target, b, c])) / whole,
    determinant(transpose([a, target, c])) / whole,
    determinant(transpose([a, b, target])) / whole,
  ];
}

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
function xyzTag(values: Vector): Uint8Array {
  const [data, view] = tag("XYZ ", 20);
  values.forEach((value, n) => view.setInt32(8 + n * 4, fixed(value)));
  return data;
}

/** curveType, ICC.1 §6.5.3: sRGB's curve (IEC 61966-2-1 §5.2) in 1,024 steps. */
function curveTag(): Uint8Array {
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

/** textType, ICC.1 §6.5.18. */
function textTag(text: string): Uint8Array {
  const [data] = tag("text", 8 + text.length + 1);
  write(data, 8, text);
  return data;
}

/** textDescriptionType, ICC.1 §6.5.17, with empty Unicode and ScriptCode parts. */
function descriptionTag(text: string): Uint8Array {
  const [data, view] = tag("desc", 12 + text.length + 1 + 8 + 70);
  view.setUint32(8, text.length + 1);
  write(data, 12, text);
  return data;
}

/** Header (ICC.1 §6.1), tag table (§6.2) and tags on multiples of four; equal tags are stored once. */
function profile(tags: readonly (readonly [string, Uint8Array])[]): Uint8Array {
  const bodies = [...new Set(tags.map(([, body]) => body))];
  const offsets = new Map<Uint8Array, number>();
  let end = 128 + 4 + tags.length * 12;
  for (const body of bodies) {
    offsets.set(body, end);
    end += Math.ceil(body.length / 4) * 4;
  }
  const data = new Uint8Array(end);
  const view = new DataView(data.buffer);
  writeHeader(data, view);
  view.setUint32(128, tags.length);
  tags.forEach(([signature, body], n) => {
    write(data, 132 + n * 12, signature);
    view.setUint32(136 + n * 12, offsets.get(body)!);
    view.setUint32(140 + n * 12, body.length);
  });
  for (const [body, at] of offsets) data.set(body, at);
  return data;
}

function writeHeader(data: Uint8Array, view: DataView): void {
  view.setUint32(0, data.length);
  view.setUint32(8, 0x02100000);
  write(data, 12, "mntrRGB XYZ ");
  [2025, 5, 17, 12, 0, 0].forEach((part, n) => view.setUint16(24 + n * 2, part));
  write(data, 36, "acsp");
  D50.forEach((value, n) => view.setInt32(68 + n * 4, fixed(value)));
}
