import type { Tags, TagSource } from "@matte/engine";
import ExifReader, { type IncludeTagsOptions } from "exifreader";
import { packetText } from "./text.ts";
import { xmpProperty } from "./xmp/find-property.ts";

/** Metadata in which tags are looked up. */
interface Found extends ParsedBlock {
  readonly xmp: string;
}

interface ParsedBlock {
  readonly exif: ReadonlyMap<number, unknown>;
  readonly makerNote: ReadonlyMap<string, unknown>;
}

type Groups = { readonly exif?: object; readonly makerNotes?: object };

/** The wanted tags of an EXIF block and an XMP packet, either of which may be empty. */
export function tagsOf<Name extends string>(
  exif: Uint8Array,
  xmp: Uint8Array,
  wanted: Readonly<Record<Name, TagSource>>,
): Tags<Name> {
  const sources = Object.entries<TagSource>(wanted);
  const places = sources.map(([, source]) => source);
  const found = { ...parse(exif, places), xmp: packetText(xmp) };
  const values = sources.map(([name, source]) => [name, valueIn(found, source)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Tags<Name>;
}

function valueIn(found: Found, source: TagSource): unknown {
  if ("exif" in source) return found.exif.get(source.exif);
  if ("makerNote" in source) return found.makerNote.get(source.makerNote);
  return xmpProperty(found.xmp, source.xmp.namespace, source.xmp.name) ?? undefined;
}

/** Passes the bare block, which exifreader takes for a TIFF file, so that it walks no container itself. */
function parse(block: Uint8Array, wanted: readonly TagSource[]): ParsedBlock {
  const { exif = {}, makerNotes = {} } = groupsIn(block, wanted);
  return {
    exif: new Map(
      Object.values(exif)
        .filter(isTag)
        .map(({ id, value }) => [id, value]),
    ),
    makerNote: new Map(Object.entries(makerNotes).map(([name, tag]) => [name, isTag(tag) ? tag.value : undefined])),
  };
}

function groupsIn(block: Uint8Array, wanted: readonly TagSource[]): Groups {
  if (block.length === 0) return {};
  try {
    return ExifReader.load(block.slice().buffer, { expanded: true, includeTags: groupsWith(wanted) });
  } catch {
    return {};
  }
}

function isTag(tag: unknown): tag is { readonly id: number; readonly value: unknown } {
  return typeof tag === "object" && tag !== null && "id" in tag && typeof tag.id === "number" && "value" in tag;
}

/** Groups to read; exifreader adds the tags that the maker note depends on. */
function groupsWith(wanted: readonly TagSource[]): IncludeTagsOptions {
  return {
    exif: wanted.flatMap((source) => ("exif" in source ? [source.exif] : [])),
    makerNotes: wanted.flatMap((source) => ("makerNote" in source ? [source.makerNote] : [])),
  };
}
