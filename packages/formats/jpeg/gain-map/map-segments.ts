/** Gain map segments, in the map's JPEG and in the primary picture. */
import { EMPTY, NAMESPACE, packetOf, readXmp, simple, withProperty, type XmpDocument } from "@matte/metadata/xmp";
import type { ExportMetadata } from "@matte/metadata";
import { contents, headerSegments, ICC, ISO_GAIN_MAP, segmentOf, XMP } from "@matte/jpeg/segments";
import { APP1, APP2, type JpegSegment } from "@matte/pixels/segments";
import { gainMapDirectory } from "./container.ts";
import { isoBlock, isoWithUnity } from "./iso-21496.ts";
import { multiPictureSegment } from "./multi-picture.ts";
import type { GainMetadata } from "./types.ts";
import { HDRGM_VERSION, hdrgmDocument, hdrgmWithUnity } from "./xmp-metadata.ts";

/** Minimum and writer's version, ISO 21496-1 annex C. */
const ISO_VERSION = new Uint8Array(4);
/** Apple's pixel data information identifies the picture as a gain map. */
const MAP_NAMESPACES: ReadonlySet<string> = new Set([NAMESPACE.hdrgm, NAMESPACE.HDRGainMap, NAMESPACE.apdi]);

/**
 * Keeps the map's segments defining its codes; places, dates and other photo metadata are not repeated.
 * @param range `with-unity` for codes in a range including gain 1
 */
export function mapSegments(
  map: Uint8Array,
  metadata: GainMetadata,
  range: "own" | "with-unity" = "own",
): JpegSegment[] {
  const header = headerSegments(map);
  const content = (marker: number, identifier: string): Uint8Array[] =>
    contents(map, header, marker, identifier).map(({ start, end }) => map.subarray(start, end));
  const document = documentOf(content(APP1, XMP)[0], metadata, range);
  const iso = content(APP2, ISO_GAIN_MAP).slice(0, 1);
  return [
    ...(document.properties.length === 0 ? [] : [segmentOf(APP1, XMP, packetOf(document))]),
    ...iso.map((block) => segmentOf(APP2, ISO_GAIN_MAP, range === "own" ? block : isoWithUnity(block))),
    ...content(APP2, ICC).map((piece) => segmentOf(APP2, ICC, piece)),
  ];
}

function documentOf(packet: Uint8Array | undefined, metadata: GainMetadata, range: "own" | "with-unity"): XmpDocument {
  const { properties } = (packet === undefined ? null : readXmp(packet)) ?? EMPTY;
  const document = { ...EMPTY, properties: properties.filter(({ namespace }) => MAP_NAMESPACES.has(namespace)) };
  return range === "own" || metadata.form !== "hdrgm" ? document : hdrgmWithUnity(document, metadata);
}

/** Writes a map's missing metadata in XMP and ISO 21496-1; readers know one or the other. */
export function writtenMapSegments(metadata: GainMetadata): JpegSegment[] {
  return [segmentOf(APP1, XMP, packetOf(hdrgmDocument(metadata))), segmentOf(APP2, ISO_GAIN_MAP, isoBlock(metadata))];
}

/**
 * Writes the primary picture's segments for its map, to be its last APPn.
 * @param map the map's JPEG
 */
export function leadSegments(map: Uint8Array): JpegSegment[] {
  const hasIso = contents(map, headerSegments(map), APP2, ISO_GAIN_MAP).length > 0;
  return [...(hasIso ? [segmentOf(APP2, ISO_GAIN_MAP, ISO_VERSION)] : []), multiPictureSegment()];
}

/** Adds a map with this many bytes to the primary picture's metadata. Only `hdrgm` readers look for it in XMP. */
export function withMapListed(metadata: ExportMetadata, { form }: GainMetadata, bytes: number): ExportMetadata {
  if (form !== "hdrgm") return metadata;
  const listed = [simple(HDRGM_VERSION, "1.0"), gainMapDirectory(bytes)];
  return { ...metadata, xmp: listed.reduce(withProperty, metadata.xmp ?? EMPTY) };
}
