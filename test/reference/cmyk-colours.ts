import { inkLut } from "../../packages/pixels/colour/lut.ts";
import { definedColour } from "../../packages/jpeg/cmyk/testing/defined-colour.ts";
import { inksPlainly } from "../../packages/jpeg/cmyk/testing/plain-cmyk.ts";
import { headerSegments } from "../../packages/jpeg/app-segments.ts";
import { jpegProfile } from "../../packages/jpeg/icc.ts";
import { openCmykData } from "../../packages/jpeg/lossless/open.ts";

/** Returns sRGB colours, 0 to 255, for a CMYK JPEG's stored pixels by its profile's definition. */
export function cmykColours(bytes: Uint8Array): (x: number, y: number) => readonly number[] {
  const source = openCmykData(bytes);
  const profile = jpegProfile(bytes, headerSegments(bytes));
  const lut = profile.kind === "icc" ? inkLut(profile.bytes) : null;
  if ("fallbackReason" in source || lut === null) throw new Error("Not a CMYK JPEG with a profile");
  const inks = inksPlainly(source);
  return (x, y) => {
    const at = 4 * (y * source.width + x);
    const amounts = Array.from(inks.subarray(at, at + 4), (ink) => 1 - ink / 255);
    return definedColour(lut, amounts);
  };
}
