/** For specs of the packages above. */
export { editExif } from "../exif/edit.ts";
export { artistFields, withFields } from "../exif/new-fields.ts";
export { exifBlock, holds, LATITUDE, LONGITUDE, ORDERS, POSITION, rationals, tagsOf } from "../exif/testing.ts";
export { datasets, exifWith, IPTC, resources, XMP } from "../words/testing.ts";
export { CREDITS, EDIT, packet, text, utf8 } from "./edits.ts";
