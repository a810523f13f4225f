import type { Trouble } from "./header.ts";
import type { ConvertedKind } from "./registry.ts";
import { convertRaw } from "./raw/convert.ts";
import { convertTiff } from "./tiff/convert.ts";
import { recogniseFile } from "./recognise.ts";

const CONVERTERS: Readonly<Record<ConvertedKind, (file: Blob) => Promise<Blob | Trouble>>> = {
  raw: convertRaw,
  tiff: convertTiff,
};

export interface ConvertedPhoto {
  readonly status: "converted";
  readonly from: ConvertedKind;
  /** In a format that `probe` reads. */
  readonly file: Blob;
}

/**
 * Converts a photo in a format not read directly, such as a raw file to its camera's JPEG. Reads only the parts it needs.
 * Returns null for all other files.
 * @throws if the file cannot be read
 */
export async function convertPhoto(file: Blob): Promise<ConvertedPhoto | Trouble | null> {
  const recognised = await recogniseFile(file);
  if (recognised?.kind !== "converted") return null;
  const converted = await CONVERTERS[recognised.from](file);
  return converted instanceof Blob ? { status: "converted", from: recognised.from, file: converted } : converted;
}
