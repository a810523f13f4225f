import type { ScanIndex } from "@matte/codecs";
import type { JobOutcome } from "./messages.ts";
import type { Assessment, FrameJob } from "./types.ts";

/** Largest size of all indexes in bytes: those of about a hundred usual photos. */
const MAX_BYTES = 2 ** 22;

/** Indexes of the photos that were assessed last, for their export. */
export class ScanIndexes {
  readonly #byFile = new Map<File, ScanIndex>();
  #bytes = 0;

  /** The job with its photo's index, if there is one. */
  added(job: FrameJob): FrameJob {
    const scanIndex = this.#byFile.get(job.file);
    return scanIndex === undefined ? job : { ...job, scanIndex };
  }

  /** Keeps the index of a photo in place of older ones. @returns the outcome */
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
