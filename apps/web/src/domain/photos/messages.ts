/** What crosses between the pool and its workers. Errors cross as codes: a class does not survive the way. */
import type {
  FramedBytes,
  FramedPhoto,
  FrameJob,
  LoadedPhoto,
  LosslessObstacle,
  PhotoErrorCode,
  PhotoFacts,
  PhotoGlance,
} from "./types.ts";
import { PhotoError } from "./types.ts";

export interface Failure {
  readonly code: PhotoErrorCode;
  /** For developers. */
  readonly message: string;
  readonly type: string | null;
}

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

/** The worker's side; every call settles with an outcome, none rejects. */
export interface PhotoJobs {
  glance(file: File): Promise<Outcome<PhotoGlance | null>>;
  load(file: File, previewLongSide: number, padded: boolean): Promise<Outcome<LoadedPhoto>>;
  preview(file: File, facts: PhotoFacts, longSide: number): Promise<Outcome<ImageBitmap>>;
  /** `helpers`: how many more threads the job may use. */
  frame(job: FrameJob, helpers: number): Promise<Outcome<FramedPhoto>>;
  assess(job: FrameJob, data: boolean): Promise<Outcome<LosslessObstacle | null>>;
  reduce(file: Blob, facts: PhotoFacts, longSide: number): Promise<Outcome<Blob>>;
  frameBytes(job: FrameJob): Promise<Outcome<FramedBytes>>;
}

/** Posted by a worker beside its calls: where it stands in its job. */
const PHASES = ["decoding", "finishing"] as const;
export type Phase = (typeof PHASES)[number];

export function isPhase(message: unknown): message is Phase {
  return PHASES.some((phase) => phase === message);
}

export function failureOf(error: unknown): Failure {
  if (error instanceof PhotoError) return { code: error.code, message: error.message, type: error.type };
  return { code: "failed", message: String(error), type: null };
}

export function errorOf({ code, message, type }: Failure): PhotoError {
  return new PhotoError(code, message, type === null ? {} : { type });
}
