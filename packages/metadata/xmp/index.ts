/** XMP: documents, their properties and packets. */
export { elementsOf, textOf, type XmlAttribute, type XmlElement, type XmlName } from "../xml/types.ts";
export { EMPTY, readXmp, together, type XmpDocument } from "./document.ts";
export { named, NAMESPACE } from "./names.ts";
export { type JpegXmp, jpegXmp, packetOf } from "./packet.ts";
export { xmpPosition } from "./position.ts";
export { array, find, items, simple, withProperty } from "./property.ts";
export { withoutLocation } from "./strip.ts";
