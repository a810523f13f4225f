/** A second board around photos with their data kept. */
import { unframeFile } from "@matte/framing/frame/unframe.ts";
import { describe, expect, test } from "vitest";
import { compareKept } from "../../packages/jpeg/lossless/testing/coefficients.ts";
import { photo } from "../photos/index.ts";
import { framedPhoto, sourcePicture } from "./framed.ts";
import { framed } from "./geometry.ts";
import { colourAt, decoded, distance } from "./picture.ts";
import { LAYER_PHOTOS } from "./layer-photos.ts";

const SETTINGS = {
  outerBorderSize: 20,
  outerBorderColor: "#404040",
  innerBorderSize: 0,
  innerMatSize: 10,
  innerMatColor: "#C8C8C8",
} as const;

describe.each(LAYER_PHOTOS)("An inner mat around %s", (name, block) => {
  test("keeps all blocks of the photo, which come back with the frame off", async () => {
    const [{ bytes, method }, file] = [await framedPhoto(name, { ...SETTINGS, bevelSize: 12 }), await photo(name)];
    expect(method).toBe("lossless-jpeg");
    const unframed = await unframeFile(new File([bytes], "framed.jpg"));
    if ("refusal" in unframed) throw new Error(unframed.refusal);
    expect(compareKept(file, unframed.bytes, { x: 0, y: 0 }, [], "padding").different).toEqual([]);
  });

  test("is between the photo and the matte", async () => {
    const { bytes } = await framedPhoto(name, SETTINGS);
    const [picture, source] = [await decoded(bytes), await sourcePicture(name)];
    const { photo: at } = framed(source, { outer: 20, block, inner: 0 });
    const middle = at.y + Math.floor(at.height / 2);
    const width = Math.round(0.1 * Math.min(source.width, source.height));
    expect(distance(colourAt(picture, at.x - Math.floor(width / 2), middle), [0xc8, 0xc8, 0xc8])).toBeLessThan(6);
    expect(distance(colourAt(picture, 4, middle), [0x40, 0x40, 0x40])).toBeLessThan(6);
  });
});
