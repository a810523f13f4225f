import type { NoteTags, Tags, TagSource } from "@matte/engine";
import ExifReader from "exifreader";
import { noteFacts } from "./exif/note-facts.ts";
import { usualExif } from "./exif/usual.ts";
import { packetText } from "./text.ts";
import { xmpProperty } from "./xmp/find-property.ts";

interface Found {
  readonly exif: ReadonlyMap<number, unknown>;
  readonly makerNote: NoteTags;
  readonly xmp: string;
}

/** Looks up tags in an EXIF block and an XMP packet; either may be empty. */
export function tagsOf<Name extends string>(
  exif: Uint8Array,
  xmp: Uint8Array,
  wanted: Readonly<Record<Name, TagSource>>,
): Tags<Name> {
  const sources = Object.entries<TagSource>(wanted);
  const numbers = sources.flatMap(([, source]) => ("exif" in source ? [source.exif] : []));
  const found = { exif: exifTags(exif, numbers), makerNote: noteFacts(exif), xmp: packetText(xmp) };
  const values = sources.map(([name, source]) => [name, valueIn(found, source)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Tags<Name>;
}

function valueIn(found: Found, source: TagSource): unknown {
  if ("exif" in source) return found.exif.get(source.exif);
  if ("makerNote" in source) return found.makerNote[source.makerNote];
  return xmpProperty(found.xmp, source.xmp.namespace, source.xmp.name) ?? undefined;
}

/** Passes the bare block, which exifreader treats as a TIFF file, so it parses no container itself. */
function exifTags(block: Uint8Array, wanted: readonly number[]): ReadonlyMap<number, unknown> {
  const found = Object.values(groupIn(block, wanted)).filter(isTag);
  return new Map(found.map(({ id, value }) => [id, value]));
}

function groupIn(block: Uint8Array, wanted: readonly number[]): object {
  if (block.length === 0) return {};
  try {
    return ExifReader.load(usualExif(block).buffer, { expanded: true, includeTags: { exif: [...wanted] } }).exif ?? {};
  } catch {
    return {};
  }
}

function isTag(tag: unknown): tag is { readonly id: number; readonly value: unknown } {
  return typeof tag === "object" && tag !== null && "id" in tag && typeof tag.id === "number" && "value" in tag;
}
