import type { XmlName } from "../xml/types.ts";

/** XMP part 1 (ISO 16684-1) §8, part 2, and common extensions. */
export const NAMESPACE = {
  rdf: "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
  x: "adobe:ns:meta/",
  xml: "http://www.w3.org/XML/1998/namespace",
  dc: "http://purl.org/dc/elements/1.1/",
  dcterms: "http://purl.org/dc/terms/",
  xmp: "http://ns.adobe.com/xap/1.0/",
  xmpMM: "http://ns.adobe.com/xap/1.0/mm/",
  xmpNote: "http://ns.adobe.com/xmp/note/",
  photoshop: "http://ns.adobe.com/photoshop/1.0/",
  tiff: "http://ns.adobe.com/tiff/1.0/",
  exif: "http://ns.adobe.com/exif/1.0/",
  Iptc4xmpCore: "http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/",
  Iptc4xmpExt: "http://iptc.org/std/Iptc4xmpExt/2008-02-29/",
  hdrgm: "http://ns.adobe.com/hdr-gain-map/1.0/",
  HDRGainMap: "http://ns.apple.com/HDRGainMap/1.0/",
  apdi: "http://ns.apple.com/pixeldatainfo/1.0/",
  Container: "http://ns.google.com/photos/1.0/container/",
  Item: "http://ns.google.com/photos/1.0/container/item/",
  matte: "urn:matte:frame:1",
} as const;

export function named(prefix: keyof typeof NAMESPACE, local: string): XmlName {
  return { namespace: NAMESPACE[prefix], prefix, local };
}

export const CREATOR = named("dc", "creator");
export const CONTRIBUTOR = named("dc", "contributor");
export const RIGHTS = named("dc", "rights");
export const DESCRIPTION = named("dc", "description");
/** IPTC Photo Metadata 2021.1, Core: a language alternative. */
export const ALT_TEXT = named("Iptc4xmpCore", "AltTextAccessibility");
export const TITLE = named("dc", "title");
export const CREDIT = named("photoshop", "Credit");
export const LOCATION = named("Iptc4xmpCore", "Location");
export const HAS_EXTENDED_XMP = named("xmpNote", "HasExtendedXMP");

/** GPS properties from EXIF, drones and others. */
export const LOCATION_NAME = /gps|latitude|longt?itude/i;
