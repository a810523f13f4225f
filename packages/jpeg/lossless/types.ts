/** Input of lossless framing. All lengths and places are stored pixels, before the orientation is applied. */
import type { Box, Size, SmoothArea } from "@matte/engine";
import type { CoveredMcus } from "./unframe/place.ts";
import type { JpegSegment } from "@matte/pixels/segments";
import type { ScanIndex } from "./index/scan-index.ts";

/** Red, green and blue from 0 to 255 in the photo's colour space. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Place of the photo in the framed picture. */
export interface LosslessPlan {
  /** Framed picture, pixels. */
  readonly canvas: Size;
  /** Top left corner of the photo's shown part: whole MCUs away from the part's corner in the file. */
  readonly photo: { readonly x: number; readonly y: number };
  /** Shown part of the photo in whole pixels; all of it by default. Nothing else of it is in the framed file. */
  readonly crop?: Box | null;
  /** Part of it in the framed picture that comes back without the frame, from {@link returnedBox}; as much as possible by default. */
  readonly returned?: Box | null;
}

export interface Flat {
  readonly box: Box;
  /** Null for the matte, with its tile. */
  readonly colour: Rgb | null;
}

/** Pixels of the matte that repeat from the canvas's top left corner, in place of one colour. */
export interface MatteTile {
  /** Whole MCUs. */
  readonly size: Size;
  /** A colour in the palette for each pixel, row by row. */
  readonly indices: Uint8Array;
  /** 256 colours, RGBA, opaque, in the photo's colour space. */
  readonly palette: Uint8ClampedArray;
  /** True if all channels differ from the background's by the same, in each pixel. */
  readonly isBrightness?: boolean;
}

export interface LosslessPaint {
  /** Colour below everything else. */
  readonly background: Rgb;
  /** Absent for a matte of one colour. */
  readonly tile?: MatteTile | null;
  /** Areas of other colours, painted over the background in order; the photo covers them. */
  readonly flats: readonly Flat[];
  /**
   * Areas over flats, each in place of those before it, in stored pixels and the photo's colour space. Their coefficients are computed
   * from samples; {@link draw} paints them too, where they meet anything else.
   */
  readonly smooth?: readonly SmoothArea[];
  /** Areas with anything but background, flats, smooth areas and photo. They may overlap each other and the photo. */
  readonly overlays: readonly Box[];
  /**
   * Paints the overlays in a box inside the canvas: RGBA, row by row, straight alpha, in the photo's colour space. Transparent pixels
   * show background, flats and photo. The next call may reuse the array.
   */
  readonly draw: (box: Box) => Uint8ClampedArray;
}

/** Stages of framing, in order. */
export type LosslessStage = "read" | "index" | "draw" | "splice" | "write";

export interface LosslessOptions {
  /** APPn and COM segments replacing the source's, except JFIF's and Adobe's, which define the colours. */
  readonly segments?: readonly JpegSegment[];
  /** Pixels per inch for JFIF's header, replacing the source's; not written if the components are not YCbCr. */
  readonly density?: number | null;
  /** Checked between stages and painted bands. */
  readonly signal?: AbortSignal;
  /**
   * Called with the MCUs needed to return to the photo, before they are drawn over; null for none. The last call counts: a photo
   * with finer steps is framed twice.
   */
  readonly onCovered?: (covered: CoveredMcus | null) => void;
  /** Index of the photo's data from an earlier assessment of the same file. */
  readonly index?: ScanIndex | null;
  /** Called at the start of each stage, for measurements. */
  readonly onStage?: (stage: LosslessStage) => void;
}
