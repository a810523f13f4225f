/** Matte surfaces: the relief of paper, board and cloth as brightness, generated and the same on every platform. */
import { memoize } from "../memoize.ts";
import { reliefOf, type SurfaceKind } from "./kinds.ts";
import { type Shades, shadesOf } from "./shade.ts";

export { SURFACE_KINDS, type SurfaceKind } from "./kinds.ts";
export type { Shades } from "./shade.ts";
export { surfacePeriod } from "./period.ts";
export { type SurfaceLook, surfaceLevels, surfaceTile } from "./tile.ts";

/** Returns a surface's shades. The first call takes about 0.1 s, further ones nothing. */
export const surfaceShades: (kind: SurfaceKind) => Shades = memoize(7, (kind: SurfaceKind) => shadesOf(reliefOf(kind)));
