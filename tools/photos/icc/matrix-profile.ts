/** Matrix/TRC display profiles as in ICC.1:2001-04 (version 2), computed from their primaries. */
import { type Matrix, type Vector, apply, solve, transpose } from "./matrix.ts";
import { D50, descriptionTag, profile, textTag, xyzTag } from "./profile.ts";

export type Chromaticity = readonly [x: number, y: number];

export interface MatrixSpace {
  readonly name: string;
  /** Red, green, blue. */
  readonly primaries: readonly [Chromaticity, Chromaticity, Chromaticity];
  readonly white: Chromaticity;
  /** Curve for all three channels, as a tag. */
  readonly curve: Uint8Array;
}

/** Bradford's cone responses, ICC.1 annex E.3. */
const BRADFORD: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

/** Makes the profile; always the same bytes. */
export function matrixProfile(space: MatrixSpace): Uint8Array {
  const [red, green, blue] = adaptedPrimaries(space);
  const { name, curve } = space;
  return profile([
    ["desc", descriptionTag(`${name} (Matte fixtures)`)],
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

/** Returns the primaries' XYZ under D50: scaled to add up to white, then adapted by Bradford. */
function adaptedPrimaries({ primaries: [red, green, blue], white: light }: MatrixSpace): Matrix {
  const columns: Matrix = [xyz(...red), xyz(...green), xyz(...blue)];
  const white = xyz(...light);
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
