import { bell, cosine } from "./arithmetic.ts";
import type { SurfaceSetting } from "../settings/table.ts";
import { type FibreShape, fibres } from "./fibres.ts";
import { noise, octaves } from "./noise.ts";
import { type Relief, relief, RELIEF_SIZE, stacked } from "./relief.ts";
import { weave } from "./weave.ts";

export type SurfaceKind = Exclude<SurfaceSetting, "none">;

const FLOCK: FibreShape = { count: 500, length: 26, width: 1.1, bend: 0.02, taper: 0.2, stacking: "pressed" };
const WOOL: FibreShape = { ...FLOCK, count: 4200, length: 26, width: 0.9, bend: 0.014 };
/** Long, thin bast of the paper mulberry. */
const BAST: FibreShape = { count: 80, length: 300, width: 0.9, bend: 0.0004, taper: 0.18, stacking: "laid" };

/** Wires of a paper mould: fine ones across, and a coarse one in each quarter. */
function mould(): Relief {
  return relief((x, y) => {
    const distance = ((((4 * x) / RELIEF_SIZE) % 1) - 0.5) * 128;
    return 0.5 * cosine((64 * y) / RELIEF_SIZE) + 1.1 * bell((distance * distance) / 8);
  });
}

const RELIEFS = {
  /** Cotton board: flocks of short fibres on an uneven sheet. */
  rag: () => stacked([1, octaves(24, 192, 1, 0.75)], [0.6, fibres(FLOCK, 2)], [0.25, noise(4, 4, 3)]),
  linen: () => stacked([1, weave(64, 0.8, 11)], [0.35, octaves(64, 128, 12, 0.5)]),
  laid: () =>
    stacked([1, mould()], [1, octaves(48, 192, 5, 0.7)], [0.4, fibres({ ...FLOCK, count: 260, length: 30 }, 6)]),
  /** The fine tooth of a mat board. */
  board: () => stacked([1, octaves(64, 256, 41, 0.9)], [0.2, octaves(3, 6, 42, 0.5)]),
  canvas: () => stacked([1, weave(36, 0.35, 21)], [0.3, octaves(64, 128, 22, 0.5)]),
  kozo: () =>
    stacked(
      [1, octaves(5, 20, 31, 0.5)],
      [1.5, fibres(BAST, 32)],
      [0.7, fibres({ ...BAST, count: 360, length: 120, width: 0.6 }, 34)],
      [0.22, octaves(96, 192, 33, 0.6)],
    ),
  felt: () => stacked([1, fibres(WOOL, 51)], [0.3, octaves(16, 64, 52, 0.5)]),
} as const satisfies Readonly<Record<SurfaceKind, () => Relief>>;

export const SURFACE_KINDS = Object.keys(RELIEFS) as readonly SurfaceKind[];

/** Returns a surface's heights, always the same. Takes about a tenth of a second: keep the result. */
export function reliefOf(kind: SurfaceKind): Relief {
  return RELIEFS[kind]();
}
