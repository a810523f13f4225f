/** Damaged HDR photos: their gain map is inside the file and is framed or rejected, or none is found. */
import { findGainMap } from "../../packages/formats/jpeg/gain-map/find.ts";
import { frameGainMap } from "../../packages/formats/jpeg/gain-map/frame-map.ts";
import { leadSegments, withMapListed } from "../../packages/formats/jpeg/gain-map/map-segments.ts";
import fc from "fast-check";
import { hdrPhoto, MAKERS } from "../../tools/photos/hdr/index.ts";
import { damage, damaged } from "./damage.ts";

const SIZE = { width: 64, height: 64 };
const PLACE = { canvas: { width: 128, height: 128 }, photo: { x: 32, y: 32 } };
const NOTHING = { exif: null, xmp: null, resources: null, density: null };

const photos = MAKERS.map((maker) => hdrPhoto(maker, SIZE));
const given = fc.tuple(fc.constantFrom(...photos), damage);

export const gainMaps = fc.asyncProperty(given, async ([photo, harm]) => {
  const file = damaged(photo, harm);
  const map = findGainMap(file);
  if (map === null || map === "damaged") return;
  if (map.range.end > file.length) throw new Error("A map beyond the end of the file.");
  const jpeg = file.subarray(map.range.start, map.range.end);
  const framed = frameGainMap(jpeg, map, SIZE, PLACE);
  if (framed === null || "fallbackReason" in framed) return;
  leadSegments(framed);
  withMapListed(NOTHING, map.metadata, framed.length);
  const again = findGainMap(framed);
  if (again !== null && again !== "damaged") throw new Error("A framed map that has a map.");
});
