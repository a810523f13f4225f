/** A camera's serial number, to tell two cameras of one model apart. */
import { tagText } from "./tag-text.ts";
import type { RawValue, Tags, TagSource } from "./tags.ts";

/** BodySerialNumber (Exif 2.3), CameraSerialNumber (DNG), their XMP, then the maker note's. */
export const SERIAL_TAGS = {
  bodySerial: { exif: 0xa431 },
  dngSerial: { exif: 0xc62f },
  exSerial: { xmp: { namespace: "http://cipa.jp/exif/1.0/", name: "BodySerialNumber" } },
  auxSerial: { xmp: { namespace: "http://ns.adobe.com/exif/1.0/aux/", name: "SerialNumber" } },
  makerSerial: { makerNote: "Serial" },
} as const satisfies Readonly<Record<string, TagSource>>;

const NAMES = Object.keys(SERIAL_TAGS) as (keyof typeof SERIAL_TAGS)[];

/** Returns undefined without a number, and for the zeros and dashes that some programs write instead. */
export function cameraSerial(tags: Tags<keyof typeof SERIAL_TAGS>): string | undefined {
  return NAMES.map((name) => serialText(tags[name])).find((serial) => serial !== undefined);
}

function serialText(value: RawValue): string | undefined {
  const text = typeof value === "number" ? String(value) : tagText(value);
  return text !== undefined && /[1-9A-Za-z]/u.test(text) ? text : undefined;
}
