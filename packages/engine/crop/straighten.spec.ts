import fc from "fast-check";
import { expect, test } from "vitest";
import { cropPixels, cropShares, MAX_STRAIGHTEN, NO_CROP } from "./photo-crop.ts";
import { insideStraightened } from "./straighten.ts";

const PHOTO = { width: 600, height: 400 };

test.each([
  { degrees: 0, part: { x: 0, y: 0, ...PHOTO }, shown: { x: 0, y: 0, ...PHOTO } },
  {
    degrees: 10,
    part: { x: 250, y: 150, width: 100, height: 100 },
    shown: { x: 250, y: 150, width: 100, height: 100 },
  },
  // The largest part of 3:2 in 3:2 turned by 10 degrees: 400 / (600 sin 10 + 400 cos 10) of each side.
  { degrees: 10, part: { x: 0, y: 0, ...PHOTO }, shown: { x: 60, y: 40, width: 480, height: 320 } },
  { degrees: -10, part: { x: 0, y: 0, ...PHOTO }, shown: { x: 60, y: 40, width: 480, height: 320 } },
  { degrees: 15, part: { x: 595, y: 0, width: 4, height: 4 }, shown: { x: 298, y: 198, width: 4, height: 4 } },
])("Of $part a photo straightened by $degrees degrees shows $shown", ({ degrees, part, shown }) => {
  expect(insideStraightened(part, degrees, PHOTO)).toEqual(shown);
  expect(cropPixels({ crop: cropShares(part, PHOTO), straighten: degrees }, PHOTO)).toEqual(shown);
});

test("A straightened photo shows none of its empty corners", () => {
  const side = fc.integer({ min: 20, max: 9000 });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const degrees = fc.double({ min: -MAX_STRAIGHTEN, max: MAX_STRAIGHTEN, noNaN: true });
  fc.assert(
    fc.property(side, side, share, share, share, share, degrees, (width, height, a, b, c, d, straighten) => {
      const crop = { x: a, y: b, width: c * (1 - a), height: d * (1 - b) };
      const box = cropPixels({ ...NO_CROP, crop, straighten }, { width, height });
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(1);
      if (Math.min(box.width, box.height) === 1) return;
      const [cos, sin] = [Math.cos((straighten * Math.PI) / 180), Math.sin((straighten * Math.PI) / 180)];
      for (const x of [box.x, box.x + box.width])
        for (const y of [box.y, box.y + box.height]) {
          const from = { x: x - width / 2, y: y - height / 2 };
          expect(Math.abs(cos * from.x + sin * from.y)).toBeLessThanOrEqual(width / 2 + 1e-6);
          expect(Math.abs(cos * from.y - sin * from.x)).toBeLessThanOrEqual(height / 2 + 1e-6);
        }
    }),
  );
});
