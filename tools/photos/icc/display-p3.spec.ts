import sharp from "sharp";
import { expect, it } from "vitest";
import { profileChunk } from "../png/chunks.ts";
import { COLOUR_TYPE, writePng } from "../png/writer.ts";
import { displayP3Profile } from "./display-p3.ts";

const profile = displayP3Profile();
const view = new DataView(profile.buffer);

/** Returns a tag's body, found through the tag table. */
function tagAt(signature: string): number {
  const letters = new TextDecoder("latin1");
  for (let n = 0; n < view.getUint32(128); n++) {
    const entry = 132 + n * 12;
    if (letters.decode(profile.subarray(entry, entry + 4)) === signature) return view.getUint32(entry + 4);
  }
  throw new Error(`No tag ${signature}.`);
}

it.each<[string, readonly number[]]>([
  // Display P3's colorants under D50, as in its published profiles.
  ["rXYZ", [0.5151, 0.2412, -0.0011]],
  ["gXYZ", [0.292, 0.6922, 0.0419]],
  ["bXYZ", [0.1571, 0.0666, 0.7841]],
  ["wtpt", [0.9642, 1, 0.8249]],
])("the profile has %s at %j", (signature, expected) => {
  const at = tagAt(signature) + 8;
  expected.forEach((value, n) => expect(view.getInt32(at + n * 4) / 65536).toBeCloseTo(value, 3));
});

it("the profile states its length and its signature", () => {
  expect(view.getUint32(0)).toBe(profile.length);
  expect(new TextDecoder().decode(profile.subarray(36, 40))).toBe("acsp");
});

it.each<[string, readonly number[], readonly number[]]>([
  ["white", [255, 255, 255], [255, 255, 255]],
  ["grey", [119, 119, 119], [119, 119, 119]],
  // sRGB's red is inside P3, at 234, 51, 35.
  ["sRGB's red", [234, 51, 35], [255, 0, 0]],
])("a colour engine converts %s from the profile exactly", async (_, colour, shown) => {
  const data = Uint8Array.from(colour);
  const picture = { width: 1, height: 1, colourType: COLOUR_TYPE.rgb, bitDepth: 8, data } as const;
  const file = writePng(picture, [profileChunk("Display P3", profile)]);
  const pixels = await sharp(file).toColourspace("srgb").raw().toBuffer();
  shown.forEach((value, n) => expect(Math.abs(pixels[n]! - value)).toBeLessThanOrEqual(2));
});
