import type { Settings } from "@matte/engine";
import { PdfDocument } from "@matte/framing/pdf/document.ts";
import type { FrameJob } from "@matte/framing/photos/types.ts";
import type { NextPhoto } from "#domain/pdf/types.ts";
import { failureOf, type JobOutcome } from "#domain/photos/messages.ts";
import { failureOf as fileFailureOf, ZipError } from "#domain/zip/types.ts";
import type { Sink } from "../zip/memory-sink.ts";

interface PdfWriting {
  readonly settings: Settings;
  readonly sink: Sink;
  readonly next: NextPhoto;
  /** Called before each photo, and before the end. */
  readonly onStep: () => void;
}

/**
 * Adds photos one by one; a photo that fails is left out.
 * @returns the PDF, null if it is in a file
 * @throws ZipError, with code `empty` when every photo failed
 */
export async function writePhotos({ settings, sink, next, onStep }: PdfWriting): Promise<Blob | null> {
  try {
    const pdf = new PdfDocument(settings, (bytes) => put(sink, bytes));
    let added = 0;
    let outcome: JobOutcome<null> | null = null;
    for (let job = await next(outcome); job !== null; job = await next(outcome)) {
      onStep();
      outcome = await add(pdf, job);
      if (outcome.ok) added += 1;
    }
    if (added === 0) throw new ZipError("empty");
    onStep();
    await pdf.end();
    return await sink.close();
  } catch (error) {
    // The first error is the one to report; leftovers are removed by the next sweep.
    await sink.discard().catch(() => undefined);
    throw error;
  }
}

async function add(pdf: PdfDocument, job: FrameJob): Promise<JobOutcome<null>> {
  try {
    await pdf.add(job);
    return { ok: true, value: null };
  } catch (error) {
    if (error instanceof ZipError) throw error;
    return { ok: false, failure: failureOf(error) };
  }
}

/** @throws ZipError: without it a full disk would look like a failed photo */
async function put(sink: Sink, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    await sink.write(bytes);
  } catch (error) {
    const { code, message } = fileFailureOf(error);
    throw new ZipError(code, message);
  }
}
