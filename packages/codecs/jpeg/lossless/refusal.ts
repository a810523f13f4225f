/**
 * Why a JPEG cannot be framed without encoding the photo again:
 * - `arithmetic`, `lossless-process`, `hierarchical`, `precision`, `cmyk`, `sampling`: the file's coding is another one
 * - `damaged`: the data contradicts itself or ends too soon
 * - `too-large`: sides over 65,535 px, a framed area over 2^28 px, or more coefficients than memory should hold
 * - `matte-colour`: the photo's quantisation cannot express a flat colour within one level of 255
 * - `ink-quality`: what is painted would lose too much under the photo's quantisation
 * - `grey-photo`: what is painted has colours, the photo has none
 */
export type RefusalReason =
  | "arithmetic"
  | "lossless-process"
  | "hierarchical"
  | "precision"
  | "cmyk"
  | "sampling"
  | "damaged"
  | "too-large"
  | "matte-colour"
  | "ink-quality"
  | "grey-photo";

export interface LosslessRefusal {
  readonly refused: RefusalReason;
  /** For developers. */
  readonly detail: string;
}

/** Thrown inside, where a refusal is found deep in the data; the public functions hand it back as a value. */
export class Refused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, detail: string) {
    super(detail);
    this.reason = reason;
  }
}

export function damaged(detail: string): Refused {
  return new Refused("damaged", detail);
}

/** Runs `work`; a refusal thrown in it becomes its value, any other error passes through. */
export function orRefusal<T>(work: () => T): T | LosslessRefusal {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refused) return { refused: error.reason, detail: error.message };
    throw error;
  }
}
