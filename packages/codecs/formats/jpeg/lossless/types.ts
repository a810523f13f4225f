/** What framing a JPEG takes. All lengths and places are pixels as the file stores them, before its orientation is applied. */
import type { Box, Size } from "@matte/engine";
import type { JpegSegment } from "../segments.ts";

/** Red, green and blue, 0 to 255, in the photo's own colour space. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Where the photo stands in the framed picture. */
export interface LosslessPlan {
  /** The framed picture. */
  readonly canvas: Size;
  /** The photo's top left corner in it: multiples of the photo's MCU. */
  readonly photo: { readonly x: number; readonly y: number };
}

/** An area of one colour. */
export interface Flat {
  readonly box: Box;
  readonly colour: Rgb;
}

/** What the frame looks like. */
export interface LosslessPaint {
  /** The colour under everything else. */
  readonly ground: Rgb;
  /** Areas of other colours, painted in this order over the ground; the photo covers them. */
  readonly flats: readonly Flat[];
  /** Areas that carry anything but ground, flats and photo. They may overlap one another and the photo. */
  readonly inked: readonly Box[];
  /**
   * Paints everything of the frame inside a box: RGBA, row by row, straight alpha, in the photo's own colour space. What
   * it leaves transparent shows ground, flats and photo. Boxes lie inside the canvas. The array may be reused by the next call.
   */
  readonly draw: (box: Box) => Uint8ClampedArray;
}

/** The stages of framing, in their order. */
export type LosslessStage = "read" | "index" | "draw" | "splice" | "write";

export interface LosslessOptions {
  /** APPn and COM segments instead of the source's. JFIF's and Adobe's own, which say what the colours mean, always stay. */
  readonly segments?: readonly JpegSegment[];
  /** Looked at between stages and between painted bands. */
  readonly signal?: AbortSignal;
  /** Called when a stage begins, for those who measure. */
  readonly onStage?: (stage: LosslessStage) => void;
}
