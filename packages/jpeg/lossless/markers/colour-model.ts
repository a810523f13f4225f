import { hasLetters, u8 } from "@matte/pixels/bytes";
import type { ColourModel } from "./picture.ts";
import { isJfif } from "../../jfif.ts";
import { APP0, APP14, type JpegSegment } from "@matte/pixels/segments";

const ADOBE_TRANSFORM = 11;

/** Component ids for red, green and blue. */
const RGB_IDS = "RGB";

/** Recognises JFIF's APP0 (ITU-T T.871 §10.1) and Adobe's APP14 (T.872 §6.5.3): both give the components their meaning. */
export function isColourSegment({ marker, payload }: JpegSegment): boolean {
  return isJfif({ marker, payload }) || isAdobe({ marker, payload });
}

function isAdobe({ marker, payload }: JpegSegment): boolean {
  return marker === APP14 && payload.length > ADOBE_TRANSFORM && hasLetters(payload, 0, "Adobe");
}

/**
 * Colour model assumed by decoders: YCbCr with JFIF; otherwise by Adobe's transform flag; otherwise by component ids. With four
 * components only Adobe's flag counts.
 */
export function colourModel(ids: readonly number[], metadata: readonly JpegSegment[]): ColourModel {
  if (ids.length === 1) return "grey";
  const signs = metadata.filter(isColourSegment);
  const adobe = signs.findLast(isAdobe);
  if (ids.length === 4) return adobe === undefined || u8(adobe.payload, ADOBE_TRANSFORM) === 0 ? "rgb" : "ycc";
  if (signs.some(({ marker }) => marker === APP0)) return "ycc";
  if (adobe !== undefined) return u8(adobe.payload, ADOBE_TRANSFORM) === 0 ? "rgb" : "ycc";
  return String.fromCharCode(...ids) === RGB_IDS ? "rgb" : "ycc";
}
