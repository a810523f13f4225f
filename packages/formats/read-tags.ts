import type { Tags, TagSource } from "@matte/engine";
import type { ByteRange } from "@matte/pixels/bytes";
import type { PhotoHeader } from "./header.ts";
import { tagsOf } from "@matte/metadata";
import { SLICES } from "./slices.ts";

/** EXIF blocks in JPEG are at most 64 KB; PNG and WebP set no limit, but cameras stay far below this one. */
const LARGEST_BLOCK = 1024 * 1024;
const NONE = new Uint8Array();

/**
 * Reads some tags, unvalidated: numbers, texts, rationals `[numerator, denominator]`. Returns `{}` for unreadable metadata;
 * never throws.
 * @param bytes the whole file, as given to `probe`
 * @param header result from `probe`
 * @param wanted each tag's location, by its name in the result
 */
export async function readTags<Name extends string>(
  bytes: Uint8Array,
  header: PhotoHeader,
  wanted: Readonly<Record<Name, TagSource>>,
): Promise<Tags<Name>> {
  const { exif, xmp } = await blocksOf(bytes, header);
  const further = SLICES[header.kind].furtherExif?.(bytes) ?? [];
  const found = [tagsOf(exif, xmp, wanted), ...further.map((block) => tagsOf(block, NONE, wanted))];
  return found.reduceRight((filled, tags) => ({ ...filled, ...tags }));
}

interface Blocks {
  readonly exif: Uint8Array;
  readonly xmp: Uint8Array;
}

async function blocksOf(bytes: Uint8Array, { kind, exif, xmp }: PhotoHeader): Promise<Blocks> {
  const found = { exif: blockAt(bytes, exif), xmp: blockAt(bytes, xmp) };
  if (exif !== null && xmp !== null) return found;
  const packed = await SLICES[kind].packedMetadata?.(bytes);
  if (packed === undefined) return found;
  return {
    exif: exif === null ? (packed.exif ?? NONE).subarray(0, LARGEST_BLOCK) : found.exif,
    xmp: xmp === null ? (packed.xmp ?? NONE).subarray(0, LARGEST_BLOCK) : found.xmp,
  };
}

function blockAt(bytes: Uint8Array, range: ByteRange | null): Uint8Array {
  return range === null ? NONE : bytes.slice(range.start, Math.min(range.end, range.start + LARGEST_BLOCK));
}
