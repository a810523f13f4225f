import { clampedAngle, cropPixels, NO_CROP, type PhotoCrop, SHAPES } from "@matte/engine";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isInside } from "./bounds.ts";
import { moved } from "./drag.ts";
import {
  storedCrop,
  type Draft,
  draftBounds,
  mirrored,
  openDraft,
  turned,
  withAngle,
  withBox,
  withShape,
} from "./draft.ts";
import { CROP_SHAPES, cropRatio, hasRatio, turnedShape } from "./shapes.ts";

const PHOTO = { width: 600, height: 400 };
const PART: PhotoCrop = { ...NO_CROP, crop: { x: 0.1, y: 0.2, width: 0.5, height: 0.4 } };

const anyCrop: fc.Arbitrary<PhotoCrop> = fc.record({
  crop: fc
    .record({ x: fc.integer({ min: 0, max: 300 }), y: fc.integer({ min: 0, max: 200 }) })
    .map(({ x, y }) => ({ x: x / 600, y: y / 400, width: 0.5, height: 0.5 })),
  turn: fc.constantFrom(0, 1, 2, 3),
  mirror: fc.boolean(),
  straighten: fc.constant(0),
});

test("an opened crop is stored as it was", () => {
  fc.assert(
    fc.property(anyCrop, (crop) => {
      expect(storedCrop(openDraft(PHOTO, crop))).toEqual(crop);
    }),
  );
  expect(storedCrop(openDraft(PHOTO, NO_CROP))).toEqual(NO_CROP);
});

test("four turns and two mirrors give the crop back, and turns show another part of the file nowhere", () => {
  fc.assert(
    fc.property(anyCrop, fc.constantFrom(1 as const, -1 as const), (crop, quarters) => {
      const draft = openDraft(PHOTO, crop);
      const once = turned(draft, quarters);
      expect(cropPixels(storedCrop(once), PHOTO)).toEqual(cropPixels(crop, PHOTO));
      expect(turned(turned(turned(once, quarters), quarters), quarters)).toEqual(draft);
      const reversed = mirrored(draft);
      expect(cropPixels(storedCrop(reversed), PHOTO)).toEqual(cropPixels(crop, PHOTO));
      expect(mirrored(reversed)).toEqual(draft);
    }),
  );
});

test("a turned photo is seen turned in the direction of the button, in a mirror too", () => {
  for (const mirror of [false, true]) {
    const draft = openDraft(PHOTO, { ...PART, mirror });
    expect(turned(draft, 1).frame).toEqual({ width: 400, height: 600 });
    expect(turned(draft, 1).box).toMatchObject({ x: 400 - 80 - 160, y: draft.box.x, width: 160, height: 300 });
    expect(turned(draft, 1)).toMatchObject(openDraft(PHOTO, storedCrop(turned(draft, 1))));
  }
});

test("a mirrored photo leans to the other side, and is stored with the same angle", () => {
  const draft = withAngle(openDraft(PHOTO, NO_CROP), 4.2);
  expect(mirrored(draft).angle).toBe(-4.2);
  expect(storedCrop(draft).straighten).toBe(4.2);
  expect(storedCrop(mirrored(draft)).straighten).toBe(4.2);
});

test("a straightened crop never shows what is beside the photo, and comes back at its first angle", () => {
  const angles = fc.array(fc.double({ min: -15, max: 15, noNaN: true }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(anyCrop, fc.constantFrom(...CROP_SHAPES), angles, (crop, shape, turns) => {
      const draft = withShape(openDraft(PHOTO, crop), shape);
      let leaning: Draft = draft;
      for (const degrees of turns) {
        leaning = withAngle(leaning, degrees);
        expect(isInside(draftBounds(leaning), leaning.box)).toBe(true);
        expect(leaning.angle).toBe(clampedAngle(degrees));
      }
      expect(withAngle(leaning, draft.angle).box).toEqual(draft.box);
    }),
  );
});

test("the whole photo straightened keeps its ratio, and is the largest one inside", () => {
  const draft = withAngle(openDraft(PHOTO, NO_CROP), 10);
  expect(draft.box.width / draft.box.height).toBeCloseTo(1.5, 1);
  const stored = storedCrop(draft);
  expect(stored).toEqual({ ...NO_CROP, straighten: 10 });
  const shown = cropPixels(stored, PHOTO);
  for (const side of ["x", "y", "width", "height"] as const)
    expect(Math.abs(shown[side] - draft.box[side])).toBeLessThanOrEqual(2);
  expect(storedCrop(withAngle(openDraft(PHOTO, stored), 0))).toEqual(NO_CROP);
});

test("a straightened crop is exported to the pixel as it is drawn", () => {
  const tenths = fc.integer({ min: -150, max: 150 });
  const step = fc.integer({ min: -300, max: 300 });
  fc.assert(
    fc.property(anyCrop, tenths, step, step, (crop, angle, x, y) => {
      const leaning = withAngle(openDraft(PHOTO, crop), angle / 10);
      const draft = withBox(leaning, moved(draftBounds(leaning), leaning.box, { x, y }));
      const stored = storedCrop(draft);
      expect(openDraft(PHOTO, stored).box).toEqual(draft.box);
      expect(cropPixels(stored, PHOTO)).toEqual(cropPixels({ ...stored, straighten: 0 }, PHOTO));
    }),
  );
});

test("every shape of the canvas is one of the crop, and its crop has the ratio", () => {
  expect(CROP_SHAPES).toEqual(["free", "original", ...SHAPES.filter((shape) => shape !== "photo")]);
  for (const shape of CROP_SHAPES.slice(1)) {
    const { box, frame } = withShape(openDraft(PHOTO, PART), shape);
    expect(hasRatio(box, cropRatio(shape, frame))).toBe(true);
    expect(turnedShape(turnedShape(shape))).toBe(shape);
  }
});

test("trying one shape after the other loses nothing of the crop", () => {
  const whole = openDraft(PHOTO, NO_CROP);
  expect(withShape(withShape(whole, "1:1"), "3:2").box).toEqual({ x: 0, y: 0, ...PHOTO });
  expect(withShape(whole, "1:1").box).toEqual({ x: 100, y: 0, width: 400, height: 400 });
  const square = withShape(whole, "1:1");
  expect(withShape(square, "free").box).toEqual(square.box);
});

test("a crop opens in its shape, and the whole photo in none", () => {
  const square = withShape(openDraft(PHOTO, NO_CROP), "1:1");
  expect(openDraft(PHOTO, storedCrop(square)).shape).toBe("1:1");
  expect(openDraft(PHOTO, storedCrop(turned(withShape(square, "4:5"), 1))).shape).toBe("5:4");
  expect(openDraft(PHOTO, NO_CROP).shape).toBe("free");
  expect(withBox(square, square.box)).toBe(square);
});
