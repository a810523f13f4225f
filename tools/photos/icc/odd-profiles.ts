/** Photo profiles other than sRGB and Display P3. */
import { matrixProfile } from "./matrix-profile.ts";
import { D50, descriptionTag, gammaTag, lutTag, profile, textTag, xyzTag } from "./profile.ts";

const COPYRIGHT = ["cprt", textTag("No copyright, use freely")] as const;

/** Adobe RGB (1998), §4.3. */
export function adobeRgbProfile(): Uint8Array {
  return matrixProfile({
    name: "Adobe RGB",
    primaries: [
      [0.64, 0.33],
      [0.21, 0.71],
      [0.15, 0.06],
    ],
    white: [0.3127, 0.329],
    curve: gammaTag(563 / 256),
  });
}

/** ROMM RGB (ISO 22028-2), with ProPhoto profiles' plain gamma. */
export function proPhotoProfile(): Uint8Array {
  return matrixProfile({
    name: "ProPhoto RGB",
    primaries: [
      [0.7347, 0.2653],
      [0.1596, 0.8404],
      [0.0366, 0.0001],
    ],
    white: [0.3457, 0.3585],
    curve: gammaTag(1.8),
  });
}

/** Monochrome profile with one curve, ICC.1:2001-04 §6.3.1.1: Photoshop's "Gray Gamma". */
export function greyProfile(gamma: number): Uint8Array {
  return profile(
    [["desc", descriptionTag("Grey (Matte fixtures)")], COPYRIGHT, ["wtpt", xyzTag(D50)], ["kTRC", gammaTag(gamma)]],
    "GRAY XYZ ",
  );
}

/** Makes a table-based display profile, like those from calibration programs. */
export function tableProfile(): Uint8Array {
  return profile(
    [["desc", descriptionTag("Table (Matte fixtures)")], COPYRIGHT, ["wtpt", xyzTag(D50)], ["A2B0", lutTag(CORNERS)]],
    "RGB Lab ",
  );
}

/** L*, a* and b* for the colour cube's corners, blue varying fastest: a display slightly off sRGB. */
const CORNERS = [
  [0, 0, 0],
  [30, 64, -110],
  [87, -80, 78],
  [90, -50, -12],
  [53, 76, 64],
  [59, 92, -60],
  [96, -18, 90],
  [100, 0, 0],
] as const;

/** Truncated profile. */
export function brokenProfile(): Uint8Array {
  return adobeRgbProfile().slice(0, 200);
}
