import type { RawExif } from "@matte/engine";
import ExifReader, { type IncludeTagsOptions } from "exifreader";
import { xmpProperty } from "./xmp/find-property.ts";

const AUX = "http://ns.adobe.com/exif/1.0/aux/";

/** Our tag names and exifreader's. */
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

/** Groups to read; exifreader adds the tags that the maker note depends on. */
const WANTED: IncludeTagsOptions = { exif: Object.values(TAGS), makerNotes: ["LensModel"] };

type Tags = Readonly<Record<string, unknown>>;
type Groups = { readonly exif?: Tags; readonly makerNotes?: Tags };

/** Camera tags of an EXIF block and an XMP packet, either of which may be empty. */
export function cameraTags(exif: Uint8Array, xmp: Uint8Array): RawExif {
  const auxLens = xmp.length === 0 ? null : xmpProperty(new TextDecoder().decode(xmp), AUX, "Lens");
  return { ...fromExif(exif), ...(auxLens === null ? {} : { auxLens }) };
}

function fromExif(block: Uint8Array): RawExif {
  const { exif, makerNotes } = parse(block);
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

/** Passes the bare block, which exifreader takes for a TIFF file, so that it walks no container itself. */
function parse(block: Uint8Array): Groups {
  if (block.length === 0) return {};
  try {
    const { exif, makerNotes } = ExifReader.load(block.slice().buffer, { expanded: true, includeTags: WANTED });
    return { exif: { ...exif }, makerNotes: { ...makerNotes } };
  } catch {
    return {};
  }
}
