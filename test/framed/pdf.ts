/** PDFs of fixtures in Node. */
import { setTextRenderer } from "@napi-rs/canvas";
import { DEFAULT_SETTINGS, NO_CROP, type PhotoCrop, type Settings } from "@matte/engine";
import { PdfDocument } from "@matte/framing/pdf/document.ts";
import { shownFacts } from "@matte/framing/photos/shown.ts";
import type { FrameJob } from "@matte/framing/photos/types.ts";
import type { CaptionTexts } from "../../apps/cli/src/captions.ts";
import { frameJobOf } from "../../apps/cli/src/photo-job.ts";
import { type FixtureName, photoFile } from "../photos/index.ts";

export interface PdfPhoto {
  readonly name: FixtureName;
  readonly texts?: CaptionTexts;
  readonly crop?: Partial<PhotoCrop>;
}

export async function jobOf({ name, texts, crop = {} }: PdfPhoto, settings: Settings): Promise<FrameJob> {
  const wanted = { settings, plan: "pro" } as const;
  const job = await frameJobOf(await photoFile(name), wanted, { number: 1, count: 1 }, texts);
  return { ...job, facts: shownFacts(job.facts, { ...NO_CROP, ...crop }) };
}

export async function pdfOf(
  photos: readonly PdfPhoto[],
  changes: Partial<Settings> = {},
): Promise<Uint8Array<ArrayBuffer>> {
  // As the command line draws; specs share the process with others.
  setTextRenderer("system");
  const settings = { ...DEFAULT_SETTINGS, ...changes };
  const parts: Uint8Array[] = [];
  const pdf = new PdfDocument(settings, (part) => void parts.push(part.slice()));
  for (const photo of photos) await pdf.add(await jobOf(photo, settings));
  await pdf.end();
  return new Uint8Array(Buffer.concat(parts));
}
