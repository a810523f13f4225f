import { describe, expect, test } from "vitest";
import { hdrPhoto, MAKERS } from "../../../../tools/photos/hdr/index.ts";
import { join } from "@matte/pixels/bytes";
import type { FramedPicture } from "./types.ts";
import type { FramedPlace } from "@matte/jpeg/lossless";
import { EMPTY } from "@matte/metadata/xmp";
import { frameRecordOf, withFramedGainMap, withFrameRecord } from "./record-packet.ts";
import { frameGainMap } from "../gain-map/frame-map.ts";
import { mapOf } from "../gain-map/testing.ts";
import { coefficientsOf, opened } from "@matte/jpeg/testing";
import { rememberPhoto } from "./remember.ts";
import { unframeGainMap } from "./unframe-gain-map.ts";

const PLACE = { canvas: { width: 320, height: 320 }, photo: { x: 32, y: 64 } };
const NO_METADATA = { exif: null, xmp: null, resources: null, density: null };

/** Makes a file with a framed map, for which the photo does not matter, and the map's record. */
async function exported(photo: Uint8Array): Promise<{ file: Uint8Array<ArrayBuffer>; remembered: FramedPicture }> {
  const { map, bytes } = mapOf(photo);
  const places: (FramedPlace | null)[] = [];
  const framed = frameGainMap(bytes, map, opened(photo), PLACE, { onPlace: (place) => void places.push(place) });
  const [place] = places;
  if (framed === null || "fallbackReason" in framed || place == null) throw new Error("The map was not framed.");
  const remembered = await rememberPhoto(opened(bytes), framed, place);
  return { file: join([photo.subarray(0, map.range.start), framed]), remembered };
}

describe("the gain map of an export", () => {
  test.each(MAKERS)("comes back from %s with its coefficients and its metadata", async (maker) => {
    const photo = hdrPhoto(maker, { height: 200 });
    const { file, remembered } = await exported(photo);
    const back = await unframeGainMap(file, remembered);
    expect(coefficientsOf(back!.bytes)).toEqual(coefficientsOf(mapOf(photo).bytes));
    expect(back!.metadata).toEqual(mapOf(photo).map.metadata);
  });

  test("stays framed if the record has none, or another program has saved it", async () => {
    const { file, remembered } = await exported(hdrPhoto("pixel"));
    expect(await unframeGainMap(file, undefined)).toBeNull();
    const changed = Uint8Array.from(file, (byte, at) => (at === file.length - 40 ? byte ^ 1 : byte));
    expect(await unframeGainMap(changed, remembered)).toBeNull();
    expect(await unframeGainMap(hdrPhoto("iphone"), remembered)).toBeNull();
  });

  test("stays framed if the place does not fit", async () => {
    const { file, remembered } = await exported(hdrPhoto("pixel"));
    const { photo } = remembered.place;
    const place = { ...remembered.place, photo: { ...photo, width: 60_000 } };
    expect(await unframeGainMap(file, { ...remembered, place })).toBeNull();
  });
});

describe("the record of an export", () => {
  test("has the gain map's place next to the photo's", async () => {
    const { remembered } = await exported(hdrPhoto("pixel", { height: 200 }));
    const record = { look: {}, photo: remembered };
    const { xmp } = withFrameRecord(withFramedGainMap(NO_METADATA, remembered), record);
    expect(frameRecordOf(xmp ?? EMPTY)).toEqual({ ...record, gainMap: remembered });
  });

  test("is read without a gain map that contradicts itself", () => {
    const remembered = { place: { photo: { x: 0, y: 0, width: 8, height: 8 }, covered: null }, scan: "none" };
    const { xmp } = withFrameRecord(withFramedGainMap(NO_METADATA, remembered), { look: {}, photo: null });
    expect(frameRecordOf(xmp ?? EMPTY)).toEqual({ look: {}, photo: null });
  });
});
