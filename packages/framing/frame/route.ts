/** A route from a photo's file to the framed one. frame/index.ts runs its steps between the shared ones. */
import type { ExportMetadata } from "@matte/metadata";
import type { JpegSegment } from "@matte/pixels/segments";
import type { PackedCoding } from "@matte/jpeg/lossless";
import type { Box, ExportFormat, Grid, Layout, Tile } from "@matte/engine";
import type { ExportMethod, FrameJob, FallbackReason, Phase } from "../photos/types.ts";
import type { Pieces } from "../encode/file.ts";
import type { FramedProperties } from "../encode/metadata.ts";
import type { BandHelpers } from "../shared/band-helpers.ts";
import type { PhotoSource } from "../read/source.ts";

export interface Route {
  /** Required layout grid. */
  readonly grid?: Grid;
  /** Encoder setting the frame's size limit and threads; null if the photo is not encoded again. */
  readonly encoder: ExportFormat | null;
  /** Decodes the photo and prepares its painting. */
  open(frame: FrameInProgress): Promise<OpenFrame | Fallback>;
}

/** Results from the steps before {@link Route.open}. */
export interface FrameInProgress {
  readonly job: FrameJob;
  readonly source: PhotoSource;
  /** Set if the matte shows the photo. */
  readonly reduced: Tile | null;
  readonly layout: Layout;
  /** The exported part of the layout; null for all. */
  readonly slide: Box | null;
  readonly logo: ImageBitmap | null;
  readonly enter: (phase: Phase) => void;
}

/** A frame ready to be encoded. */
export interface OpenFrame {
  readonly method: ExportMethod;
  readonly properties: FramedProperties;
  /** Several calls give files of the same picture. */
  encode(encoding: Encoding): Promise<Pieces | Fallback>;
  release(): void;
}

export interface Encoding {
  readonly metadata: ExportMetadata;
  readonly helpers: BandHelpers;
  /** Segments following all others in a JPEG and leading to its gain map. */
  readonly lead: readonly JpegSegment[];
  /** For pictures encoded again; the job's by default. */
  readonly quality?: number;
  /** Codes a lossless frame in fewer bytes, without a way back to the original file. */
  readonly packed?: PackedCoding;
  /** True if another call may follow. */
  readonly again?: boolean;
}

/** The next route has to be tried. */
export interface Fallback {
  /** Null if the route was no promise to keep the original data. */
  readonly fallbackReason: FallbackReason | null;
}

export function isFallback(result: object): result is Fallback {
  return "fallbackReason" in result;
}
