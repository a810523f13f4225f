/** What an export carries besides its pixels (DECISIONS §1, "What an export carries"). */
import {
  collectMetadata,
  composeMetadata,
  type Credits,
  creditsOf,
  type ExportMetadata,
  type MetadataEdit,
  piecesOfJpeg,
} from "@matte/codecs";
import type { FrameJob } from "#domain/photos/types.ts";
import type { PhotoSource } from "../read/source.ts";

/** What the way of framing decides; the rest is in the job. */
export type FramedAs = Pick<MetadataEdit, "size" | "orientation" | "colour">;

export async function exportMetadata(job: FrameJob, source: PhotoSource, framed: FramedAs): Promise<ExportMetadata> {
  const carried = await collectMetadata(source.bytes);
  return composeMetadata(carried, { ...framed, keepLocation: job.settings.keepLocation, credits: printedCredits(job) });
}

/** What is printed is also written; nothing is printed without a caption. */
function printedCredits({ settings, subject }: FrameJob): Credits | null {
  if (!settings.showMetadata) return null;
  return creditsOf({
    photoBy: settings.photoBy,
    subject: settings.printSubjectName ? subject : "",
    location: settings.locationText,
    additionalCredits: settings.additionalCredits,
  });
}

/** A canvas's JPEG with metadata in it, in pieces. */
export async function withMetadata(jpeg: Blob, metadata: ExportMetadata): Promise<Uint8Array<ArrayBuffer>[]> {
  return [...piecesOfJpeg(new Uint8Array(await jpeg.arrayBuffer()), metadata)];
}
