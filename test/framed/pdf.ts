/** PDFs of fixtures in Node, read by pdf.js and object by object. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { inflateSync } from "node:zlib";
import { setTextRenderer } from "@napi-rs/canvas";
import { DEFAULT_SETTINGS, NO_CROP, type PhotoCrop, type Settings } from "@matte/engine";
import { PdfDocument } from "@matte/framing/pdf/document.ts";
import { shownFacts } from "@matte/framing/photos/shown.ts";
import type { FrameJob } from "@matte/framing/photos/types.ts";
import type { CaptionTexts } from "../../apps/cli/src/captions.ts";
import { frameJobOf } from "../../apps/cli/src/photo-job.ts";
import { type FixtureName, photoFile } from "../photos/index.ts";
import type { Picture } from "./picture.ts";

export interface PdfPhoto {
  readonly name: FixtureName;
  readonly texts?: CaptionTexts;
  readonly crop?: Partial<PhotoCrop>;
}

async function jobOf({ name, texts, crop = {} }: PdfPhoto, settings: Settings): Promise<FrameJob> {
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

export interface ReadPage {
  /** Millimetres. */
  readonly width: number;
  readonly height: number;
  readonly text: string;
  readonly fonts: readonly { readonly name: string; readonly embedded: boolean }[];
  readonly picture: Picture | null;
}

/** @param width of the rendered pages in pixels; absent for none */
export async function readPdf(
  bytes: Uint8Array<ArrayBuffer>,
  width: number | null = null,
): Promise<readonly ReadPage[]> {
  const thread = new Worker(new URL("./pdf-reader.mjs", import.meta.url), { workerData: { bytes, width } });
  const exit = once(thread, "exit");
  const [pages] = (await once(thread, "message")) as [readonly ReadPage[]];
  await thread.terminate();
  await exit;
  return pages;
}

export interface PdfStream {
  readonly entries: string;
  /** As in the file. */
  readonly data: Uint8Array<ArrayBuffer>;
}

/** Lists streams whose dictionary has an entry. */
export function streamsOf(pdf: Uint8Array<ArrayBuffer>, entry: string): readonly PdfStream[] {
  const text = Buffer.from(pdf).toString("latin1");
  return [
    ...text.matchAll(/<<(?<entries>(?:(?!endobj)[^])*?)\/Length (?<length>\d+)(?<more>[^]*?)>>stream\n/g),
  ].flatMap((found) => {
    const { entries = "", length, more = "" } = found.groups ?? {};
    const start = found.index + found[0].length;
    const data = pdf.slice(start, start + Number(length));
    return (entries + more).includes(entry) ? [{ entries: entries + more, data }] : [];
  });
}

export function unpacked({ data }: PdfStream): Buffer {
  return inflateSync(data);
}
