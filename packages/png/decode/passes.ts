/** Subset of pixels, stored as a separate picture. */
export interface Pass {
  readonly left: number;
  readonly top: number;
  /** Pixel distance. */
  readonly across: number;
  readonly down: number;
  readonly width: number;
  readonly height: number;
}

/** Adam7 passes, PNG 3rd edition §8.1: left, top, distance across, distance down. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Lists a picture's passes, without empty ones. */
export function passesOf(size: { width: number; height: number; interlaced: boolean }): Pass[] {
  const passes = size.interlaced ? ADAM7 : [[0, 0, 1, 1] as const];
  return passes
    .map(([left, top, across, down]) => {
      const width = Math.ceil((size.width - left) / across);
      return { left, top, across, down, width, height: Math.ceil((size.height - top) / down) };
    })
    .filter(({ width, height }) => width > 0 && height > 0);
}
