/** Messages between the pool and its workers. Errors cross as codes: classes do not survive structured cloning. */
import type { Place } from "@matte/engine";
import type {
  Assessment,
  EmbeddedPreview,
  FramedBytes,
  FramedPhoto,
  FrameJob,
  LoadedPhoto,
  PhotoErrorCode,
  PhotoFacts,
} from "./types.ts";
import type { Unframed } from "@matte/framing/frame/unframe.ts";
import type { LoadedSheet, SheetJob } from "@matte/framing/sheet/types.ts";
import { PHASES, type Phase, PhotoError } from "@matte/framing/photos/types.ts";

export interface JobFailure {
  readonly code: PhotoErrorCode;
  /** For developers. */
  readonly message: string;
  readonly type: string | null;
}

export type JobOutcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: JobFailure };

/** The worker's calls. Jobs resolve with an outcome and never reject. */
export interface PhotoJobs {
  /** Starts the tail thread for single photos. @param hasFreeCore whether a job may use another thread */
  prepare(hasFreeCore: boolean): Promise<void>;
  embeddedPreview(file: File): Promise<JobOutcome<EmbeddedPreview | null>>;
  /** @param hasFreeCore whether the job may use the tail thread */
  load(file: File, previewLongSide: number, padded: boolean, hasFreeCore: boolean): Promise<JobOutcome<LoadedPhoto>>;
  join(job: SheetJob, previewLongSide: number, padded: boolean): Promise<JobOutcome<LoadedSheet>>;
  preview(file: File, facts: PhotoFacts, longSide: number): Promise<JobOutcome<ImageBitmap>>;
  /** @param helpers further threads for the job */
  frame(job: FrameJob, helpers: number): Promise<JobOutcome<FramedPhoto>>;
  assess(job: FrameJob, data: boolean): Promise<JobOutcome<Assessment>>;
  reduce(file: Blob, facts: PhotoFacts, longSide: number): Promise<JobOutcome<Blob>>;
  places(files: readonly File[]): Promise<JobOutcome<readonly (Place | null)[]>>;
  frameBytes(job: FrameJob): Promise<JobOutcome<FramedBytes>>;
  unframe(file: File): Promise<JobOutcome<Unframed>>;
}

/** True for a phase, posted by workers in addition to outcomes. */
export function isPhase(message: unknown): message is Phase {
  return PHASES.some((phase) => phase === message);
}

export function failureOf(error: unknown): JobFailure {
  if (error instanceof PhotoError) return { code: error.code, message: error.message, type: error.type };
  return { code: "failed", message: String(error), type: null };
}

export function errorOf({ code, message, type }: JobFailure): PhotoError {
  return new PhotoError(code, message, type === null ? {} : { type });
}
