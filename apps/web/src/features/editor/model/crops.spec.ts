import { NO_CROP, type PhotoCrop } from "@matte/engine";
import { expect, test } from "vitest";
import { cropPhotos, isSameCrop } from "./crops.ts";
import { EMPTY_DOCUMENT, type EditorDocument } from "./document.ts";

const LEFT: PhotoCrop = { ...NO_CROP, crop: { x: 0, y: 0, width: 0.5, height: 1 } };
const TURNED: PhotoCrop = { ...NO_CROP, turn: 1 };

const before: EditorDocument = {
  ...EMPTY_DOCUMENT,
  selected: "a",
  photos: [
    { id: "a", subject: "Quay" },
    { id: "b", subject: "", crop: LEFT },
  ],
};

test.each<{ title: string; ids: readonly string[]; crop: PhotoCrop; crops: readonly (PhotoCrop | undefined)[] }>([
  { title: "is set for one photo", ids: ["a"], crop: TURNED, crops: [TURNED, LEFT] },
  { title: "is set for several photos", ids: ["a", "b"], crop: TURNED, crops: [TURNED, TURNED] },
  { title: "is removed by showing the photo as it is", ids: ["b"], crop: NO_CROP, crops: [undefined, undefined] },
])("A crop $title", ({ ids, crop, crops }) => {
  const { photos } = cropPhotos(ids, crop)(before);
  expect(photos.map((photo) => photo.crop)).toEqual(crops);
  expect(photos.map((photo) => "crop" in photo)).toEqual(crops.map((one) => one !== undefined));
  expect(photos[0]).toMatchObject({ id: "a", subject: "Quay" });
});

test("A crop equal to the present one is no change", () => {
  expect(cropPhotos(["a"], NO_CROP)(before)).toBe(before);
  expect(cropPhotos(["b"], { ...LEFT, crop: { x: 0, y: 0, width: 0.5, height: 1 } })(before)).toBe(before);
  expect(cropPhotos(["c"], TURNED)(before)).toBe(before);
});

test("Crops differ by each of their values", () => {
  const others: readonly PhotoCrop[] = [
    NO_CROP,
    { ...LEFT, turn: 2 },
    { ...LEFT, mirror: true },
    { ...LEFT, straighten: 0.1 },
    { ...LEFT, crop: { x: 0, y: 0, width: 0.5, height: 0.9 } },
  ];
  expect(others.map((other) => isSameCrop(LEFT, other))).toEqual(others.map(() => false));
});
