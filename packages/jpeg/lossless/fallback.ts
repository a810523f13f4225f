/**
 * Reasons to encode a JPEG again instead of keeping its data:
 * - `arithmetic`, `lossless-process`, `hierarchical`, `precision`, `cmyk`, `sampling`: an unsupported coding
 * - `damaged`: the data contradicts itself or ends too soon
 * - `too-large`: a side over 65,535 px, a framed area over 2^28 px, or more coefficients than fit in memory
 * - `matte-colour`: the photo's quantisation cannot express a flat colour within one level out of 255
 * - `overlay-quality`: text or logo would lose too much under the photo's quantisation
 * - `grey-photo`: the frame has colours, the photo has none
 * - `profile`: colours cannot be converted into the photo's colour profile
 * - `different-sizes`, `different-coding`, `different-profiles`, `different-turns`: photos framed together that cannot be one JPEG
 * - `cropped`: photos framed together of which one is cropped or straightened
 * - `gap`: photos framed together whose gap would move by more than half an MCU, or to 0 or from it
 */
export type FallbackReason =
  | "arithmetic"
  | "lossless-process"
  | "hierarchical"
  | "precision"
  | "cmyk"
  | "sampling"
  | "damaged"
  | "too-large"
  | "matte-colour"
  | "overlay-quality"
  | "grey-photo"
  | "profile"
  | "different-sizes"
  | "different-coding"
  | "different-profiles"
  | "different-turns"
  | "cropped"
  | "gap";

export interface LosslessFallback {
  readonly fallbackReason: FallbackReason;
  /** Explanation for developers. */
  readonly detail: string;
}

/** Thrown while data is processed; public functions return it as a {@link LosslessFallback}. */
export class FallbackError extends Error {
  readonly fallbackReason: FallbackReason;

  constructor(fallbackReason: FallbackReason, detail: string) {
    super(detail);
    this.fallbackReason = fallbackReason;
  }
}

export function damaged(detail: string): FallbackError {
  return new FallbackError("damaged", detail);
}

/** Runs `work` and returns a thrown {@link FallbackError} as a value. */
export function orFallback<T>(work: () => T): T | LosslessFallback {
  try {
    return work();
  } catch (error) {
    if (error instanceof FallbackError) return { fallbackReason: error.fallbackReason, detail: error.message };
    throw error;
  }
}
