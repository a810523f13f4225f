/** PDFs read by pdf.js and object by object. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { inflateSync } from "node:zlib";
import type { Picture } from "./picture.ts";

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
