import type { ScanIndex } from "@matte/jpeg/lossless";
import type { JobOutcome } from "./messages.ts";
import type { Assessment, FrameJob } from "./types.ts";

/** Largest total size in bytes, for about a hundred usual photos. */
const MAX_BYTES = 2 ** 22;

/** Indexes of the last assessed photos, for their export. */
export class ScanIndexes {
  readonly #byFile = new Map<File, ScanIndex>();
  #bytes = 0;

  added(job: FrameJob): FrameJob {
    const scanIndex = this.#byFile.get(job.file);
    return scanIndex === undefined ? job : { ...job, scanIndex };
  }

  /** Keeps a photo's index in place of older ones. @returns the outcome */
  kept({ file }: FrameJob, outcome: JobOutcome<Assessment>): JobOutcome<Assessment> {
    const scanIndex = outcome.ok ? outcome.value.scanIndex : null;
    if (scanIndex === null) return outcome;
    this.#remove(file);
    this.#byFile.set(file, scanIndex);
    this.#bytes += scanIndex.bytes;
    for (const oldest of this.#byFile.keys()) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#remove(oldest);
    }
    return outcome;
  }

  #remove(file: File): void {
    const scanIndex = this.#byFile.get(file);
    if (scanIndex === undefined) return;
    this.#byFile.delete(file);
    this.#bytes -= scanIndex.bytes;
  }
}
