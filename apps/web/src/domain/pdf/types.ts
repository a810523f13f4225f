/** Messages between the page and the worker that writes a PDF. */
import type { Settings } from "@matte/engine";
import type { JobOutcome } from "../photos/messages.ts";
import type { FrameJob } from "../photos/types.ts";
import type { ZipOutcome, ZipTarget } from "../zip/types.ts";

export const PDF_TYPE = "application/pdf";

/**
 * Takes the outcome of the last photo, and gives the next one; null after the last. Rejects when the PDF is cancelled.
 * @param outcome null before the first photo
 */
export type NextPhoto = (outcome: JobOutcome<null> | null) => Promise<FrameJob | null>;

/** The worker's calls. They never reject, and leave no file when they fail. */
export interface PdfJobs {
  /** @param settings for the pages, as the plan allows them */
  write(settings: Settings, target: ZipTarget, next: NextPhoto): Promise<ZipOutcome>;
}
