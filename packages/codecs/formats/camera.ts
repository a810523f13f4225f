import type { RawExif } from "@matte/engine";
import ExifReader, { type IncludeTagsOptions } from "exifreader";
import type { ByteRange, PhotoHeader } from "../header.ts";
import { collectPng } from "./png/metadata/collect.ts";
import { xmpProperty } from "../metadata/xmp/find-property.ts";

/** EXIF blocks in JPEG are at most 64 KB; PNG and WebP set no limit, and cameras stay far below this one. */
const LARGEST_BLOCK = 1024 * 1024;
const AUX = "http://ns.adobe.com/exif/1.0/aux/";

/** Our names for the tags, and exifreader's. */
const TAGS = {
  Model: "Model",
  LensModel: "LensModel",
  LensInfo: "LensSpecification",
  ExposureTime: "ExposureTime",
  FNumber: "FNumber",
  ISO: "ISOSpeedRatings",
  StandardOutputSensitivity: "StandardOutputSensitivity",
  RecommendedExposureIndex: "RecommendedExposureIndex",
  ISOSpeed: "ISOSpeed",
  FocalLength: "FocalLength",
} as const satisfies Partial<Record<keyof RawExif, string>>;

/** Groups asked for; the maker's note brings its own dependencies along. */
const WANTED: IncludeTagsOptions = { exif: Object.values(TAGS), makerNotes: ["LensModel"] };

type Tags = Readonly<Record<string, unknown>>;
type Groups = { readonly exif?: Tags; readonly makerNotes?: Tags };

/**
 * The tags that the caption is made of, as found, unchecked: numbers, texts, rationals `[numerator, denominator]`.
 * Metadata that cannot be read is `{}`; nothing is thrown.
 * @param bytes the whole file, as given to `probe`.
 * @param header what `probe` said of it.
 */
export async function readCamera(bytes: Uint8Array, header: PhotoHeader): Promise<RawExif> {
  const { exif, xmp } = await blocks(bytes, header);
  const auxLens = lensOfXmp(xmp);
  return { ...fromExif(exif), ...(auxLens === null ? {} : { auxLens }) };
}

interface Blocks {
  readonly exif: Uint8Array;
  readonly xmp: Uint8Array;
}

/** Where its headers point to none, a PNG may keep them packed in texts: ImageMagick's raw profiles, a compressed iTXt. */
async function blocks(bytes: Uint8Array, { kind, exif, xmp }: PhotoHeader): Promise<Blocks> {
  const found = { exif: block(bytes, exif), xmp: block(bytes, xmp) };
  if (kind !== "png" || (exif !== null && xmp !== null)) return found;
  const packed = await collectPng(bytes);
  return {
    exif: exif === null ? upToLargest(packed.exif) : found.exif,
    xmp: xmp === null ? upToLargest(packed.xmp) : found.xmp,
  };
}

function upToLargest(packed: Uint8Array | null): Uint8Array {
  return packed === null ? new Uint8Array() : packed.subarray(0, LARGEST_BLOCK);
}

function block(bytes: Uint8Array, range: ByteRange | null): Uint8Array {
  return range === null ? new Uint8Array() : bytes.slice(range.start, Math.min(range.end, range.start + LARGEST_BLOCK));
}

function lensOfXmp(packet: Uint8Array): string | null {
  return packet.length === 0 ? null : xmpProperty(new TextDecoder().decode(packet), AUX, "Lens");
}

function fromExif(tiff: Uint8Array): RawExif {
  const { exif, makerNotes } = parse(tiff);
  const raw: Record<string, unknown> = {};
  for (const [ours, theirs] of Object.entries(TAGS)) {
    const value = valueOf(exif?.[theirs]);
    if (value !== undefined) raw[ours] = value;
  }
  const makerLens = valueOf(makerNotes?.["LensModel"]);
  return makerLens === undefined ? raw : { ...raw, makerLens };
}

function valueOf(tag: unknown): unknown {
  return typeof tag === "object" && tag !== null && "value" in tag ? tag.value : undefined;
}

/** exifreader takes the bare block for a TIFF file, so that it walks no container of its own. */
function parse(tiff: Uint8Array): Groups {
  if (tiff.length === 0) return {};
  try {
    const { exif, makerNotes } = ExifReader.load(tiff.slice().buffer, { expanded: true, includeTags: WANTED });
    return { exif: { ...exif }, makerNotes: { ...makerNotes } };
  } catch {
    return {};
  }
}
