import { unframeFile, type UnframeRefusal } from "@matte/framing/frame/unframe.ts";
import { writeWhole } from "./outputs.ts";
import { readPhoto } from "./photo-job.ts";

export interface UnframeTask {
  readonly photo: string;
  readonly output: string;
}

export type UnframedPhoto =
  | { readonly length: number; readonly original: boolean; readonly hasMark: boolean; readonly lostHdr: boolean }
  | { readonly refusal: UnframeRefusal };

/** Writes an export's photo. */
export async function unframePhoto({ photo, output }: UnframeTask): Promise<UnframedPhoto> {
  const unframed = await unframeFile(await readPhoto(photo));
  if ("refusal" in unframed) return unframed;
  await writeWhole(output, unframed.bytes);
  const { bytes, isOriginal: original, hasMark, lostHdr } = unframed;
  return { length: bytes.length, original, hasMark, lostHdr };
}
