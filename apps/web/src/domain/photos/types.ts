/** The worker pool, and the photos exchanged by page and workers. */
import type {
  EmbeddedPreview,
  FramedBytes,
  FramedPhoto,
  FrameJob,
  LoadedPhoto,
  FallbackReason,
  PhotoFacts,
} from "@matte/framing/photos/types.ts";
import type { Unframed } from "@matte/framing/frame/unframe.ts";
import type { LoadedSheet, SheetJob } from "@matte/framing/sheet/types.ts";
import type { Place } from "@matte/engine";

export type * from "@matte/framing/photos/types.ts";
export { PADDED_SIDE, PhotoError } from "@matte/framing/photos/types.ts";

export interface JobOptions {
  readonly signal?: AbortSignal;
}

export interface LoadOptions extends JobOptions {
  /** Long side in pixels for a preview to return as well. */
  readonly previewLongSide?: number;
  /** Returns the padded JPEG as well, from the same decode. */
  readonly padded?: boolean;
}

export interface AssessOptions extends JobOptions {
  /** Reads the photo's entropy-coded data as well. Once per photo is enough. */
  readonly data?: boolean;
}

/** Workers to load, preview and frame photos, each one job at a time. Aborting rejects with the signal's reason. */
export interface PhotoPool {
  /** Number of parallel jobs. */
  readonly size: number;
  /** Starts a worker for the first job, with its tail thread, unless one is running. */
  warmUp(): void;
  load(file: File, options?: LoadOptions): Promise<LoadedPhoto>;
  /** Makes one photo of several, to be framed together. */
  join(job: SheetJob, options?: LoadOptions): Promise<LoadedSheet>;
  /** Reads only the file's start; null if it embeds no preview. */
  embeddedPreview(file: File, options?: JobOptions): Promise<EmbeddedPreview | null>;
  /** The whole photo, upright, with its long side at most `longSide` pixels. The caller closes it. */
  preview(file: File, facts: PhotoFacts, longSide: number, options?: JobOptions): Promise<ImageBitmap>;
  frame(job: FrameJob, options?: JobOptions): Promise<FramedPhoto>;
  /** {@link frame} for a batch: the browser keeps nothing once the bytes are freed. */
  frameBytes(job: FrameJob, options?: JobOptions): Promise<FramedBytes>;
  /** Why the lossless method would fall back; null if it would not, or is not planned. Runs when only reductions wait. */
  assess(job: FrameJob, options?: AssessOptions): Promise<FallbackReason | null>;
  /** Takes the frame off an export. */
  unframe(file: File, options?: JobOptions): Promise<Unframed>;
  /** Cities and countries from GPS positions, in file order; null if none is certain. */
  places(files: readonly File[], options?: JobOptions): Promise<readonly (Place | null)[]>;
  /** A JPEG on white with its long side at most `longSide` pixels. Runs when nothing else waits. */
  reduce(file: Blob, facts: PhotoFacts, longSide: number): Promise<Blob>;
  dispose(): void;
}
