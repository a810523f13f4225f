import type { LosslessReason } from "./types.ts";

/** A call without a result. The given file stays as it was. */
export class LosslessError extends Error {
  override readonly name = "LosslessError";
  readonly reason: LosslessReason;

  /** @param detail for developers */
  constructor(reason: LosslessReason, detail: string) {
    super(detail);
    this.reason = reason;
  }
}
