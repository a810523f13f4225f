/** Damaged HDR photos in AVIF and HEIC: their gain map becomes a file with a picture, and its metadata Ultra HDR's. */
import { encodeGainMap, ultraHdrEncoding } from "../../packages/formats/jpeg/gain-map/encode-map.ts";
import { findGainMap } from "../../packages/formats/jpeg/gain-map/find.ts";
import { findHeifGainMap } from "../../packages/formats/heif/gain-map.ts";
import { join } from "../../packages/pixels/bytes/bytes.ts";
import { leadSegments } from "../../packages/formats/jpeg/gain-map/map-segments.ts";
import { probe } from "../../packages/formats/probe.ts";
import fc from "fast-check";
import { hdrPhoto } from "../../tools/photos/hdr/index.ts";
import { hdrHeic } from "../../tools/photos/heif/hdr.ts";
import { photo } from "../../test/photos/index.ts";
import { damage, damaged } from "./damage.ts";

const SIZE = { width: 8, height: 8 };
const PIXELS = new Uint8ClampedArray(4 * SIZE.width * SIZE.height);

const names = ["heic-gain-map", "heic-tone-map", "avif-tone-map"] as const;
const photos = [...(await Promise.all(names.map((name) => photo(name)))), hdrHeic({ form: "both" })];
const given = fc.tuple(fc.constantFrom(...photos), damage);

/** A picture leading to the map after it. */
const primary = pictureOf(hdrPhoto("libultrahdr", { width: 32, height: 32 }));

function pictureOf(hdr: Uint8Array): Uint8Array {
  const map = findGainMap(hdr);
  if (map === null || map === "damaged") throw new Error("No gain map");
  return hdr.subarray(0, map.range.start);
}

export const heifGainMaps = fc.asyncProperty(given, async ([sound, harm]) => {
  const map = findHeifGainMap(damaged(sound, harm));
  if (map === null || typeof map === "string") return;
  const found = probe(map.bytes);
  if (found.status !== "photo") throw new Error(`The map's file is ${found.status}.`);
  const { coded } = found.header;
  if (coded.width !== map.size.width || coded.height !== map.size.height) throw new Error("The map has another size.");
  const encoding = ultraHdrEncoding(map);
  encoding.convert?.(PIXELS);
  const encoded = encodeGainMap(encoding, SIZE, () => PIXELS);
  if (encoded === null) throw new Error("No encoder");
  leadSegments(encoded);
  const again = findGainMap(join([primary, encoded]));
  if (again === null || again === "damaged") throw new Error("A written map that cannot be read.");
});
