/** Place of a photo in its framed file: all that is needed to take it out again. */
import type { Box } from "@matte/engine";

export interface FramedPlace {
  /** Stored pixels; its corner is on the MCU grid. */
  readonly photo: Box;
  readonly covered: CoveredMcus | null;
  /** Absent if the framed file quantises like the photo. */
  readonly quotients?: Quotients;
  /** Photos that were joined into the photo; absent for a single one. */
  readonly parts?: readonly SheetPart[];
}

/** One of several photos in a joined picture, in its stored pixels. */
export type SheetPart = Pick<FramedPlace, "photo" | "quotients">;

/** The photo's quantisation steps divided by the framed file's finer ones: 64 per component, in zig-zag order. */
export type Quotients = readonly (readonly number[])[];

/** MCUs that the frame draws over: at the photo's edges, unless the photo ends with them, and under overlays. */
export interface CoveredMcus {
  /** Indices in scan order, ascending. */
  readonly indices: readonly number[];
  /** Their coefficients as a JPEG with the sampling of the photo and the quantisation of the framed file, row by row. */
  readonly jpeg: Uint8Array;
}
