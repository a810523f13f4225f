import { extname } from "node:path";
import { unframeFile, type UnframeRefusal } from "@matte/framing/frame/unframe.ts";
import { exists, writeWhole } from "./outputs.ts";
import { readPhoto } from "./photo-job.ts";

export interface UnframeTask {
  readonly photo: string;
  readonly output: string;
  /** True to replace existing files when photos were framed together. */
  readonly force: boolean;
}

export type UnframedPhoto =
  | {
      readonly length: number;
      readonly original: boolean;
      readonly hasMark: boolean;
      readonly lostHdr: boolean;
      /** Files for photos framed together, instead of one; absent for a single photo. */
      readonly outputs?: readonly string[];
    }
  /** Files for photos framed together exist. */
  | { readonly skipped: true }
  | { readonly refusal: UnframeRefusal };

/** Writes an export's photo, or its photos. */
export async function unframePhoto({ photo, output, force }: UnframeTask): Promise<UnframedPhoto> {
  const unframed = await unframeFile(await readPhoto(photo));
  if ("refusal" in unframed) return unframed;
  const { bytes, isOriginal: original, hasMark, lostHdr, sheet } = unframed;
  if (sheet === undefined) {
    await writeWhole(output, bytes);
    return { length: bytes.length, original, hasMark, lostHdr };
  }
  const outputs = sheet.photos.map((_, n) => numbered(output, n + 1));
  const found = await Promise.all(outputs.map(exists));
  if (!force && found.includes(true)) return { skipped: true };
  for (const [n, one] of sheet.photos.entries()) await writeWhole(outputs[n] ?? output, one);
  const length = sheet.photos.reduce((sum, one) => sum + one.length, 0);
  return { length, original, hasMark, lostHdr, outputs };
}

/** `photo-2.jpeg`. */
function numbered(path: string, number: number): string {
  const ending = extname(path);
  return `${path.slice(0, path.length - ending.length)}-${number}${ending}`;
}
