/** A route from a photo's file to the framed one. frame/index.ts runs its steps between the shared ones. */
import type { ExportMetadata, JpegSegment } from "@matte/codecs";
import type { ExportFormat, Grid, Layout } from "@matte/engine";
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
  readonly layout: Layout;
  readonly logo: ImageBitmap | null;
  readonly enter: (phase: Phase) => void;
}

/** A frame ready to be encoded. */
export interface OpenFrame {
  readonly method: ExportMethod;
  readonly properties: FramedProperties;
  /** @param lead segments following all others in a JPEG and leading to its gain map */
  encode(metadata: ExportMetadata, helpers: BandHelpers, lead: readonly JpegSegment[]): Promise<Pieces | Fallback>;
  release(): void;
}

/** The next route has to be tried. */
export interface Fallback {
  /** Null if the route was no promise to keep the original data. */
  readonly fallbackReason: FallbackReason | null;
}

export function isFallback(result: object): result is Fallback {
  return "fallbackReason" in result;
}
