/** A route from a photo's file to the framed one. frame/index.ts runs its steps between those that all routes share. */
import type { ExportMetadata, JpegSegment } from "@matte/codecs";
import type { ExportFormat, Grid, Layout } from "@matte/engine";
import type { ExportMethod, FrameJob, FallbackReason, Phase } from "../photos/types.ts";
import type { Pieces } from "../encode/file.ts";
import type { FramedProperties } from "../encode/metadata.ts";
import type { BandHelpers } from "../shared/band-helpers.ts";
import type { PhotoSource } from "../read/source.ts";

export interface Route {
  /** Grid that the layout must align to. */
  readonly grid?: Grid;
  /** Encoder whose size limit and threads the frame needs; null where the photo is not encoded again. */
  readonly encoder: ExportFormat | null;
  /** Decodes the photo and prepares its painting. */
  open(frame: FrameInProgress): Promise<OpenFrame | Fallback>;
}

/** Results of the steps before {@link Route.open}. */
export interface FrameInProgress {
  readonly job: FrameJob;
  readonly source: PhotoSource;
  readonly layout: Layout;
  readonly logo: ImageBitmap | null;
  readonly enter: (phase: Phase) => void;
}

/** A frame that is ready to be encoded. */
export interface OpenFrame {
  readonly method: ExportMethod;
  readonly properties: FramedProperties;
  /** @param lead segments that follow all others of a JPEG and lead to its gain map */
  encode(metadata: ExportMetadata, helpers: BandHelpers, lead: readonly JpegSegment[]): Promise<Pieces | Fallback>;
  release(): void;
}

/** The next route has to be tried. */
export interface Fallback {
  /** Null where the route was not a promise to keep the original data. */
  readonly fallbackReason: FallbackReason | null;
}

export function isFallback(result: object): result is Fallback {
  return "fallbackReason" in result;
}
