import type { MetadataEdit } from "../types.ts";
import { isNamed, textOf, type XmlElement, type XmlName, type XmlNode } from "../xml/types.ts";
import type { XmpDocument } from "./document.ts";
import { HAS_EXTENDED_XMP, LOCATION_NAME, named, NAMESPACE } from "./names.ts";

type Gone = (name: XmlName) => boolean;

const STALE = [
  named("tiff", "Orientation"),
  named("tiff", "ImageWidth"),
  named("tiff", "ImageLength"),
  named("exif", "PixelXDimension"),
  named("exif", "PixelYDimension"),
  named("xmp", "Thumbnails"),
  HAS_EXTENDED_XMP,
];

const COLOUR = [named("exif", "ColorSpace"), named("photoshop", "ICCProfile"), named("photoshop", "ColorMode")];

/**
 * Namespaces describing the original file: identity and history (xmpMM), frame, and gain map, depth map, video or panorama. A
 * gain map kept by the framed picture is described again.
 */
const STALE_NAMESPACES: ReadonlySet<string> = new Set([
  NAMESPACE.xmpMM,
  NAMESPACE.hdrgm,
  NAMESPACE.HDRGainMap,
  NAMESPACE.apdi,
  NAMESPACE.matte,
  "http://ns.google.com/photos/1.0/camera/",
  NAMESPACE.Container,
  NAMESPACE.Item,
  "http://ns.google.com/photos/1.0/depthmap/",
  "http://ns.google.com/photos/1.0/image/",
  "http://ns.google.com/photos/1.0/audio/",
  "http://ns.google.com/photos/1.0/panorama/",
  "http://ns.google.com/photos/dd/1.0/container/",
  "http://ns.google.com/photos/dd/1.0/item/",
  "http://ns.google.com/photos/dd/1.0/profile/",
  "http://ns.google.com/photos/dd/1.0/device/",
  "http://ns.google.com/photos/dd/1.0/camera/",
  "http://ns.google.com/photos/dd/1.0/image/",
]);

/** Short names for latitude and longitude. */
const W3C_GEO = "http://www.w3.org/2003/01/geo/wgs84_pos#";

/** Location of a C2PA manifest, embedded (C2PA 2.1 §11.4) or remote. The property may also hold other texts, which stay. */
const PROVENANCE = named("dcterms", "provenance");
const MANIFEST = /^\s*(?:self#jumbf|https?:)/i;

const RESOLUTION = [named("tiff", "XResolution"), named("tiff", "YResolution"), named("tiff", "ResolutionUnit")];

/** Regions of a picture, such as faces with their names: of the Metadata Working Group, Microsoft, the IPTC and Exif. */
const REGION_NAMESPACES: ReadonlySet<string> = new Set([
  "http://www.metadataworkinggroup.com/schemas/regions/",
  "http://ns.microsoft.com/photo/1.2/",
]);
const REGIONS = [named("Iptc4xmpExt", "ImageRegion"), named("exif", "SubjectArea"), named("exif", "SubjectLocation")];

/** Removes properties untrue in the export. */
export function withoutStale(
  document: XmpDocument,
  { colour, density, isCropped = false }: Pick<MetadataEdit, "colour" | "density" | "isCropped">,
): XmpDocument {
  const names = [
    ...STALE,
    ...(colour === "keep" ? [] : COLOUR),
    ...(density === null ? [] : RESOLUTION),
    ...(isCropped ? REGIONS : []),
  ];
  const gone: Gone = ({ namespace, local }) =>
    STALE_NAMESPACES.has(namespace) ||
    (isCropped && REGION_NAMESPACES.has(namespace)) ||
    names.some((name) => name.namespace === namespace && name.local === local);
  const properties = document.properties.filter((property) => !gone(property) && !isManifest(property));
  return { ...document, properties };
}

/** The manifest of content credentials describes the original's bytes; an export has none. */
function isManifest(property: XmlElement): boolean {
  const values = [textOf(property), ...property.attributes.map(({ value }) => value)];
  return isNamed(property, PROVENANCE) && values.some((value) => MANIFEST.test(value));
}

/** Removes coordinates at any depth. Place names stay. */
export function withoutLocation(document: XmpDocument): XmpDocument {
  const gone: Gone = ({ namespace, local }) => namespace === W3C_GEO || LOCATION_NAME.test(local);
  return { ...document, properties: document.properties.flatMap((property) => pruned(property, gone)) };
}

/** Returns nothing if the element is removed or becomes empty; text and other elements stay. */
function pruned(element: XmlElement, gone: Gone): XmlElement[] {
  if (gone(element)) return [];
  const attributes = element.attributes.filter((attribute) => !gone(attribute));
  const children = element.children.flatMap((child): XmlNode[] =>
    typeof child === "string" ? [child] : pruned(child, gone),
  );
  const lost = children.length < element.children.length || attributes.length < element.attributes.length;
  return lost && isBare({ ...element, attributes, children }) ? [] : [{ ...element, attributes, children }];
}

/** Only white space and RDF syntax are left. */
function isBare({ attributes, children }: XmlElement): boolean {
  const says = attributes.some(({ namespace }) => namespace !== NAMESPACE.rdf && namespace !== NAMESPACE.xml);
  return !says && children.every((child) => typeof child === "string" && child.trim() === "");
}
