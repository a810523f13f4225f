/** Recognises phones. */
import type { CameraData } from "../camera-data.ts";

/**
 * Makers of phones alone, by the beginning of EXIF's Make (0x010F). Source: makes in https://github.com/exiftool/exiftool samples.
 */
const MAKERS =
  /^(?:apple|google|huawei|honor|xiaomi|redmi|oneplus|oppo|vivo|realme|motorola|nokia|hmd|htc|lge|lg electronics|fairphone|nothing|zte|meizu|asus|essential|blackberry|research in motion)\b/iu;

/** Phones by camera makers. */
const MODELS: readonly (readonly [make: RegExp, model: RegExp])[] = [
  [/^samsung/iu, /^(?:SM-|GT-|SCH-|SGH-|SPH-|Galaxy)/u],
  [/^sony/iu, /^(?:XQ-|SO-\d|SOV\d|[C-J]\d{4}$|Xperia)/u],
  [/^panasonic/iu, /^DMC-CM1/u],
  [/^leica/iu, /^LEITZ PHONE/u],
];

/** @param data as the file has it */
export function isPhone({ make = "", camera = "" }: CameraData): boolean {
  return MAKERS.test(make) || MODELS.some(([maker, model]) => maker.test(make) && model.test(camera));
}
