import type { ExportMetadata } from "@matte/codecs";
import type { Size } from "@matte/engine";

/** Rows of a picture, so that an encoder never needs all of it in memory. */
export interface PictureRows {
  /** RGBA, opaque, in the picture's colour space. */
  read(top: number, rows: number): Uint8ClampedArray<ArrayBuffer>;
  /** True where the rows are certainly equal to each other. */
  alike(top: number, rows: number): boolean;
}

/** Input of the encoders. */
export interface PaintedPicture {
  readonly size: Size;
  readonly rows: PictureRows;
  readonly wideGamut: boolean;
  readonly metadata: ExportMetadata;
}
