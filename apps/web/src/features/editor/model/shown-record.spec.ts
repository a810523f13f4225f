import { NO_CROP } from "@matte/engine";
import { expect, test } from "vitest";
import type { PhotoFacts } from "#domain/photos/types.ts";
import { createRegistry, type PhotoRecord } from "./registry.ts";
import { cropKey } from "./crops.ts";
import { pixelsKey, shownIn, thumbnailSource } from "./shown-record.ts";

const LEFT = { ...NO_CROP, crop: { x: 0, y: 0, width: 0.5, height: 1 } };

function registryWith(changes: Partial<PhotoRecord> = {}) {
  const facts = { size: { width: 600, height: 400 }, orientation: 1, bytes: 100 } as PhotoFacts;
  const thumbnailFile = new Blob();
  const record: PhotoRecord = { id: "a", file: new File([], "a.jpg"), facts, thumbnail: "", thumbnailFile, ...changes };
  const photos = createRegistry<PhotoRecord>(() => undefined);
  photos.add("a", record);
  return { photos, record };
}

test("A photo shown as it is has its own record", () => {
  const { photos, record } = registryWith();
  expect(shownIn(photos, { id: "a" })).toBe(record);
  expect(shownIn(photos, { id: "b", crop: LEFT })).toBeUndefined();
  expect(shownIn(photos, undefined)).toBeUndefined();
});

test("A cropped photo has the size of its part, and one record for each crop", () => {
  const { photos, record } = registryWith();
  const shown = shownIn(photos, { id: "a", crop: LEFT });
  expect(shown).toMatchObject({ id: "a", file: record.file, facts: { size: { width: 300, height: 400 } } });
  expect(shownIn(photos, { id: "a", crop: LEFT })).toBe(shown);
  expect(shownIn(photos, { id: "a", crop: { ...LEFT, turn: 1 } })?.facts.size).toEqual({ width: 400, height: 300 });
});

test("A cropped photo has the tones of its part alone", () => {
  const tones = { columns: 2, rows: 1, darkest: Uint8Array.of(10, 200), lightest: Uint8Array.of(20, 220) };
  const { photos, record } = registryWith();
  photos.add("a", { ...record, facts: { ...record.facts, tones } });
  const part = shownIn(photos, { id: "a", crop: LEFT })?.facts.tones;
  expect([...new Set(part?.darkest)]).toEqual([10]);
  expect([...new Set(part?.lightest)]).toEqual([20]);
});

test("Pixels have equal keys for equal crops", () => {
  const { photos, record } = registryWith();
  const keyOf = (crop: typeof LEFT): string => pixelsKey(shownIn(photos, { id: "a", crop }) ?? record);
  expect(pixelsKey(record)).toBe("a");
  expect(keyOf(LEFT)).toBe(keyOf({ ...LEFT }));
  expect(new Set(["a", keyOf(LEFT), keyOf({ ...LEFT, mirror: true })]).size).toBe(3);
});

test("Thumbnails show the part in the whole photo's, until the crop has its own", () => {
  const partThumbnail = { crop: cropKey(LEFT), url: "blob:left" };
  const { photos, record } = registryWith({ thumbnail: "blob:whole", partThumbnail });
  const sourceOf = (crop?: typeof LEFT) => {
    const shown = shownIn(photos, crop === undefined ? { id: "a" } : { id: "a", crop });
    return { shown, source: thumbnailSource(shown ?? record) };
  };
  expect(sourceOf().source).toEqual({ url: "blob:whole" });
  expect(sourceOf(LEFT).source).toEqual({ url: "blob:left" });
  const { shown, source } = sourceOf({ ...LEFT, turn: 1 });
  expect(source).toEqual({ url: "blob:whole", facts: shown?.facts });
});
