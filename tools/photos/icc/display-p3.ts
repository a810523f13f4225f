/** Our own Display P3 profile: a matrix/TRC display profile of ICC.1:2001-04 (version 2), built from first principles. */
import { type Matrix, type Vector, apply, solve, transpose } from "./matrix.ts";
import { D50, curveTag, descriptionTag, profile, textTag, xyzTag } from "./profile.ts";

/** Chromaticities of P3's primaries (SMPTE EG 432-1) and of its white in Display P3, D65. */
const PRIMARIES = [
  [0.68, 0.32],
  [0.265, 0.69],
  [0.15, 0.06],
] as const;
const D65 = [0.3127, 0.329] as const;

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
  const [red, green, blue] = PRIMARIES;
  const columns: Matrix = [xyz(...red), xyz(...green), xyz(...blue)];
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
