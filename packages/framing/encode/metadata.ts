/** An export's metadata (DECISIONS §1, "What an export carries"). */
import { collectMetadata, writeMetadata } from "@matte/formats";
import { composeMetadata, type Credits, creditsOf, type ExportMetadata, type MetadataEdit } from "@matte/metadata";
import { type FrameRecord, withFrameRecord } from "@matte/formats/frame-record";
import { lookOf, printDensity, rememberedPhoto, type Size } from "@matte/engine";
import { croppedBox } from "../photos/shown.ts";
import { originalName } from "../photos/original-name.ts";
import type { FrameJob } from "../photos/types.ts";
import type { PhotoSource } from "../read/source.ts";
import type { Pieces } from "./file.ts";

/** Framed picture properties stated in the metadata; the rest follows from the job. */
export type FramedProperties = Pick<MetadataEdit, "size" | "orientation" | "colour">;

/** @param canvas the framed picture's size, upright */
export async function exportMetadata(
  job: FrameJob,
  source: PhotoSource,
  canvas: Size,
  framed: FramedProperties,
): Promise<ExportMetadata> {
  const collected = await collectMetadata(source.bytes);
  const metadata = composeMetadata(collected, {
    ...framed,
    isCropped: croppedBox(job.facts) !== null,
    keepLocation: job.settings.keepLocation,
    density: printDensity(job.settings, canvas),
    credits: printedCredits(job),
    alt: job.alt ?? null,
  });
  return withFrame(metadata, job, null);
}

/** Adds the remembered frame to metadata. @param photo null if the photo is encoded with its frame */
export function withFrame(
  metadata: ExportMetadata,
  job: Pick<FrameJob, "settings" | "subject" | "file" | "facts">,
  photo: FrameRecord["photo"],
): ExportMetadata {
  const { settings, subject } = job;
  if (!settings.rememberFrame) return metadata;
  const source = rememberedPhoto(settings, subject, originalName(job));
  return withFrameRecord(metadata, { look: lookOf(settings), source, photo });
}

const NOT_PRINTED = { photoBy: "", subject: "", location: "", additionalCredits: "" };

/** Returns credits as printed; without a caption only typed rights. */
function printedCredits({ settings, subject }: FrameJob): Credits | null {
  const rights = settings.rightsText;
  if (!settings.showMetadata) return rights.trim() === "" ? null : creditsOf({ ...NOT_PRINTED, rights });
  return creditsOf({
    rights,
    photoBy: settings.photoBy,
    subject: settings.printSubjectName ? subject : "",
    location: settings.locationText,
    additionalCredits: settings.additionalCredits,
  });
}

/** Inserts metadata into a canvas's file. */
export async function withMetadata(file: Blob, metadata: ExportMetadata): Promise<Pieces> {
  return [...writeMetadata(new Uint8Array(await file.arrayBuffer()), metadata)];
}
