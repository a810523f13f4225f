import { collectMetadata } from "../../packages/formats/collect.ts";
import { findGainMap } from "../../packages/formats/jpeg/gain-map/find.ts";
import { rememberedFrame } from "../../packages/formats/jpeg/frame-record/record-packet.ts";
import type { Settings } from "@matte/engine";
import { describe, expect, test } from "vitest";
import { hdrPhoto, type HdrPhotoOptions, isoBlock, type Maker, MAKERS } from "../../tools/photos/hdr/index.ts";
import { unframeFile } from "@matte/framing/frame/unframe.ts";
import { coefficientsOf } from "../../packages/jpeg/lossless/testing/coefficients.ts";
import { codesOf, framed, SIZE } from "./hdr-photos.ts";
import { distance, type Picture } from "./picture.ts";
import { colourAt, pixelsOf } from "./pool.ts";

/** Codes for unity gain in the fixtures' maps. */
const UNITY: Readonly<Record<Maker, readonly [number, number, number]>> = {
  pixel: [0, 0, 0],
  iphone: [0, 0, 0],
  "camera-raw-16": [118, 114, 114],
  "camera-raw-17": [118, 114, 114],
  libultrahdr: [64, 64, 64],
};

const CORNERS = [
  [0.01, 0.01],
  [0.99, 0.5],
  [0.5, 0.99],
] as const;

describe("the gain map of an HDR photo", () => {
  test.each(MAKERS)("by %s is in the lossless export, with a gain of 1 over the matte", async (maker) => {
    const result = await framed(hdrPhoto(maker, SIZE));
    expect(result).toMatchObject({ method: "lossless-jpeg", hdr: "kept" });
    const { pixels } = await codesOf(result.bytes);
    for (const [u, v] of CORNERS) {
      expect(distance(colourAt(pixels, u, v), UNITY[maker])).toBeLessThanOrEqual(1);
    }
  });

  test.each([
    ["lossless, off the map's grid", { outerBorderSize: 7.3 }],
    ["at another size", { socialPreset: "square-1x1" }],
    ["encoded again", { keepOriginalJpeg: false }],
  ] satisfies [string, Partial<Settings>][])("covers the photo where the picture is %s", async (_, settings) => {
    const original = hdrPhoto("pixel", SIZE);
    const result = await framed(original, settings);
    expect(result.hdr).toBe("kept");
    const whole = await pixelsOf(result.blob);
    const [before, after] = [await codesOf(original), await codesOf(result.bytes)];
    expect(after.map.metadata).toEqual(before.map.metadata);
    const scale = after.pixels.width / whole.width;
    expect(after.pixels.height / whole.height).toBeCloseTo(scale, 2);
    for (const [u, v] of CORNERS) expect(distance(colourAt(after.pixels, u, v), [0, 0, 0])).toBeLessThanOrEqual(1);
    const centre = colourAt(after.pixels, 0.5, 0.5);
    expect(distance(centre, colourAt(before.pixels, 0.5, 0.5))).toBeLessThanOrEqual(24);
  });

  test.each([
    ["of a few pixels", { width: 16, height: 12 }, {}],
    ["of a few pixels", { width: 16, height: 12 }, { socialPreset: "square-1x1" }],
    ["of another shape", { width: 400, height: 900 }, { outerBorderSize: 7.3 }],
  ] satisfies [string, HdrPhotoOptions, Partial<Settings>][])(
    "%s has a gain of 1 over the matte and keeps its detail: %j, %j",
    async (_, other, settings) => {
      const [photo, map] = [hdrPhoto("pixel", SIZE), hdrPhoto("pixel", other)];
      const [own, foreign] = [await codesOf(photo), await codesOf(map)];
      const { start, end } = foreign.map.range;
      const file = new Uint8Array(
        await new Blob([photo.slice(0, own.map.range.start), map.slice(start, end)]).arrayBuffer(),
      );
      const result = await framed(file, settings);
      expect(result.hdr).toBe("kept");
      const { pixels } = await codesOf(result.bytes);
      expect(pixels.width / result.size.width).toBeGreaterThan(0.12);
      expect(pixels.height).toBeGreaterThanOrEqual(foreign.pixels.height);
      for (const [u, v] of CORNERS) expect(distance(colourAt(pixels, u, v), [0, 0, 0])).toBeLessThanOrEqual(2);
    },
  );

  test.each([2, 3, 4, 5, 6, 7, 8])("is turned with a photo of orientation %i", async (orientation) => {
    const exif = Uint8Array.from(
      [..."Exif\0\0MM\0*\0\0\0\b\0\x01\x01\x12\0\x03\0\0\0\x01\0", "\0"].map((c) => c.charCodeAt(0)),
    );
    const tiff = new Uint8Array([...exif.subarray(0, 24), 0, orientation, 0, 0, 0, 0, 0, 0]);
    const photo = hdrPhoto("pixel", { ...SIZE, primarySegments: [{ marker: 0xe1, payload: tiff }] });
    const kept = await framed(photo);
    const drawn = await framed(photo, { keepOriginalJpeg: false });
    expect([kept.hdr, drawn.hdr]).toEqual(["kept", "kept"]);
    expect(kept.photo.facts.orientation).toBe(orientation);
    const upright = await codesOf(drawn.bytes);
    const size = drawn.size.width / drawn.size.height;
    expect(upright.pixels.width / upright.pixels.height).toBeCloseTo(size, 1);
  });

  test.each(MAKERS)("by %s has a gain of 1 over a surface, and the photo comes back exactly", async (maker) => {
    const original = hdrPhoto(maker, SIZE);
    const result = await framed(original, { surface: "linen", surfaceDepth: 100, outerBorderColor: "#8A8A8A" });
    expect(result).toMatchObject({ method: "lossless-jpeg", hdr: "kept" });
    const { pixels } = await codesOf(result.bytes);
    for (const [u, v] of CORNERS) expect(distance(colourAt(pixels, u, v), UNITY[maker])).toBeLessThanOrEqual(1);
    const unframed = await unframeFile(new File([result.bytes], "framed.jpg"));
    if ("refusal" in unframed) throw new Error(unframed.refusal);
    expect(coefficientsOf(unframed.bytes)).toEqual(coefficientsOf(original));
  });

  test.each<Partial<Settings>>([
    { background: "gradient", outerBorderColor: "#FFFFFF", gradientColor: "#606060" },
    { background: "photo", backgroundBlur: 60 },
    { background: "gradient", outerBorderColor: "#FFFFFF", shadow: "lifted", cornerRadius: 6 },
    { shadow: "soft", outerBorderColor: "#FFFFFF" },
    { shadow: "recessed", innerMatSize: 6, innerMatColor: "#FFFFFF" },
  ])("has a gain of 1 over the whole matte of %j, which has no other brightness than without it", async (settings) => {
    const original = hdrPhoto("pixel", SIZE);
    const result = await framed(original, settings);
    expect(result).toMatchObject({ method: "lossless-jpeg", hdr: "kept" });
    const { pixels } = await codesOf(result.bytes);
    const place = rememberedFrame(await collectMetadata(result.bytes))!.photo!.place.photo;
    const { width, height } = result.size;
    // Under the shadow too, which is next to the photo.
    const near = [(place.x - 12) / width, (place.y - 12) / height] as const;
    const besides = [
      [near[0], 0.5],
      [1 - near[0], 0.5],
      [0.5, near[1]],
      [0.5, 1 - near[1]],
    ] as const;
    for (const [u, v] of [...CORNERS, ...besides])
      expect(distance(colourAt(pixels, u, v), UNITY.pixel)).toBeLessThanOrEqual(2);
    const plain = await framed(original, { ...settings, keepHdr: false });
    const [own, base] = [await pixelsOf(result.blob), await pixelsOf(plain.blob)];
    for (const [u, v] of [...CORNERS, ...besides]) expect(colourAt(own, u, v)).toEqual(colourAt(base, u, v));
  });

  test.each(MAKERS)(
    "by %s has a gain of 1 over an inner mat and its bevels, which stay ordinary white",
    async (maker) => {
      const original = hdrPhoto(maker, SIZE);
      const result = await framed(original, { innerMatSize: 6, innerMatColor: "#FFFFFF", bevelSize: 4 });
      expect(result).toMatchObject({ method: "lossless-jpeg", hdr: "kept" });
      const { pixels } = await codesOf(result.bytes);
      const place = rememberedFrame(await collectMetadata(result.bytes))!.photo!.place.photo;
      const { width, height } = result.size;
      const [across, down] = [place.x / 2 / width, place.y / 2 / height];
      for (const [u, v] of [
        [across, 0.5],
        [1 - across, 0.5],
        [0.5, down],
        [0.5, 1 - down],
      ] as const)
        expect(distance(colourAt(pixels, u, v), UNITY[maker])).toBeLessThanOrEqual(1);
    },
  );

  test.each([
    ["lossless", {}],
    ["encoded again", { keepOriginalJpeg: false }],
  ])(
    "has a gain of 1 outside round corners, and the photo’s own inside, where the picture is %s",
    async (_, changes) => {
      const settings = { cornerRadius: 20, ...changes };
      const [square, round] = [
        await framed(hdrPhoto("pixel", SIZE), changes),
        await framed(hdrPhoto("pixel", SIZE), settings),
      ];
      expect(round.hdr).toBe("kept");
      const [own, cut] = [(await codesOf(square.bytes)).pixels, (await codesOf(round.bytes)).pixels];
      const radius = 0.2 * SIZE.height;
      for (const [x, y] of [
        [0, 0],
        [SIZE.width, 0],
        [0, SIZE.height],
        [SIZE.width, SIZE.height],
      ] as const) {
        // The arc crosses the diagonal at 29 percent of the radius.
        const at = (picture: Picture, share: number) => {
          const [across, down] = [
            x === 0 ? share * radius : x - share * radius,
            y === 0 ? share * radius : y - share * radius,
          ];
          return colourAt(picture, (64 + across) / round.size.width, (64 + down) / round.size.height);
        };
        expect(distance(at(cut, 0.15), UNITY.pixel)).toBeLessThanOrEqual(2);
        expect(distance(at(cut, 0.6), at(own, 0.6))).toBeLessThanOrEqual(24);
      }
    },
  );

  test.each<Partial<Settings>>([
    { labelStyle: "wall" },
    { labelStyle: "plate", textFinish: "gold" },
    { textFinish: "letterpress", captionColor: "#A8895A" },
  ])("is copied where a caption is %j, with a gain of 1 over its text", async (caption) => {
    const result = await framed(hdrPhoto("pixel", SIZE), { ...caption, showMetadata: true, photoBy: "Ines Morel" });
    expect(result).toMatchObject({ method: "lossless-jpeg", hdr: "kept" });
    expect(rememberedFrame(await collectMetadata(result.bytes))).not.toBeNull();
    const { pixels } = await codesOf(result.bytes);
    for (const u of [0.05, 0.3, 0.5, 0.7, 0.95])
      expect(
        distance(colourAt(pixels, u, (64 + SIZE.height + 32) / result.size.height), UNITY.pixel),
      ).toBeLessThanOrEqual(1);
  });

  test("is left out where HDR is not to be kept", async () => {
    const result = await framed(hdrPhoto("camera-raw-17", SIZE), { keepHdr: false });
    expect([result.hdr, findGainMap(result.bytes)]).toEqual([null, null]);
  });

  test.each(["png", "webp"] as const)("is left out of %s", async (exportFormat) => {
    expect((await framed(hdrPhoto("pixel", SIZE), { exportFormat })).hdr).toBeNull();
  });

  test("is encoded again with a wider range where its own has no gain of 1", async () => {
    const iso = {
      marker: 0xe2,
      payload: new Uint8Array([
        ...new TextEncoder().encode("urn:iso:std:iso:ts:21496:-1\0"),
        ...isoBlock([[0.5, 2.5, 1]]),
      ]),
    };
    const result = await framed(hdrPhoto("libultrahdr", { ...SIZE, mapSegments: [iso] }));
    expect(result).toMatchObject({ method: "lossless-jpeg", hdr: "kept" });
    const { map, pixels } = await codesOf(result.bytes);
    expect(map.metadata.channels[0]).toMatchObject({ min: 0, max: 2.5 });
    for (const [u, v] of CORNERS) expect(distance(colourAt(pixels, u, v), [0, 0, 0])).toBeLessThanOrEqual(1);
  });

  test("is left out, and its loss reported, where its metadata are damaged", async () => {
    const result = await framed(hdrPhoto("pixel", { ...SIZE, mapSegments: [] }));
    expect(result.photo.facts.gainMap).toBe("damaged");
    expect(result).toMatchObject({ method: "lossless-jpeg", hdr: "damaged" });
    expect(findGainMap(result.bytes)).toBeNull();
  });
});
