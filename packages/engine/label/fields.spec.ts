import { expect, test } from "vitest";
import type { PrintedData } from "../caption/camera-data.ts";
import { settingsWith } from "../testing.ts";
import type { Settings } from "../settings/table.ts";
import { leftOutOf } from "./fields.ts";

const KNOWN: PrintedData = {
  camera: "X-T5",
  lens: "XF35mmF1.4 R",
  focalLength: 35,
  aperture: 2.8,
  exposureTime: 1 / 250,
  iso: 400,
  date: "12 May 2024",
};

test.each<[Settings["labelStyle"], readonly string[]]>([
  ["plain", []],
  ["gallery", ["lens", "date"]],
  ["wall", []],
  ["data", ["film", "date"]],
  ["plate", ["lens", "film"]],
  ["contact", ["lens", "date"]],
  ["poster", ["camera", "lens", "film", "exif"]],
  ["press", ["camera", "lens", "film", "exif"]],
])("%s has no place for %j of the known camera data", (labelStyle, expected) => {
  const settings = settingsWith({ showMetadata: true, labelStyle, printDate: true });
  expect([...leftOutOf(settings, { ...KNOWN, film: "Portra 400" })].toSorted()).toEqual([...expected].toSorted());
  expect(leftOutOf(settings, KNOWN)).not.toContain("film");
  expect(leftOutOf({ ...settings, metadataDisplay: "none", printDate: false }, KNOWN)).toEqual([]);
});
