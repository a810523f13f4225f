import { NO_PROFILE } from "../header.ts";
import { recognise } from "./recognise.ts";
import { collectJpeg } from "./jpeg/metadata/collect.ts";
import { collectPng } from "./png/metadata/collect.ts";
import type { CarriedMetadata } from "../metadata/types.ts";
import { collectWebp } from "./webp/collect.ts";

const COLLECTORS = { jpeg: collectJpeg, png: collectPng, webp: collectWebp };
const NOTHING: CarriedMetadata = { exif: null, xmp: null, extendedXmp: null, resources: null, profile: NO_PROFILE };

/**
 * What a JPEG, PNG or WebP carries besides its pixels. Never rejects: what cannot be read is not there, and any other
 * file carries nothing.
 * @param source the whole file.
 */
export async function collectMetadata(source: Uint8Array): Promise<CarriedMetadata> {
  const what = recognise(source);
  return what === null || what.kind === "other" ? NOTHING : COLLECTORS[what.kind](source);
}
