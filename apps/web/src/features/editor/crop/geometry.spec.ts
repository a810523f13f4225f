import { type Box, MAX_STRAIGHTEN, type Size } from "@matte/engine";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { boundsOf, isInside, wantedOf } from "./bounds.ts";
import { arrowMove, type Handle, largest, MIN_SIDE, moved, pinched, resized } from "./drag.ts";

const HANDLES: readonly Handle[] = ([-1, 0, 1] as const)
  .flatMap((x) => ([-1, 0, 1] as const).map((y) => ({ x, y })))
  .filter(({ x, y }) => x !== 0 || y !== 0);

const PHOTO = { width: 600, height: 400 };
const UPRIGHT = boundsOf(PHOTO, 0);
const BOX = { x: 100, y: 100, width: 200, height: 100 };

const anyFrame = fc.record({ width: fc.integer({ min: 40, max: 9000 }), height: fc.integer({ min: 40, max: 9000 }) });
const anyAngle = fc.integer({ min: -10 * MAX_STRAIGHTEN, max: 10 * MAX_STRAIGHTEN }).map((tenths) => tenths / 10);
const anyRatio = fc.double({ min: 0.4, max: 2.5, noNaN: true });
const anyVector = fc.record({ x: fc.integer({ min: -9999, max: 9999 }), y: fc.integer({ min: -9999, max: 9999 }) });

/** A crop inside the straightened photo, at least as long as its shortest side. */
const anyCrop = fc
  .record({
    frame: anyFrame,
    angle: anyAngle,
    ratio: anyRatio,
    by: anyVector,
    share: fc.double({ min: 0.3, max: 1, noNaN: true }),
  })
  .map(({ frame, angle, ratio, by, share }) => {
    const bounds = boundsOf(frame, angle);
    const whole = largest(bounds, ratio);
    const smaller = pinched(bounds, whole, { x: 0, y: 0 }, { x: 0, y: 0 }, share);
    return { frame, bounds, ratio, box: moved(bounds, smaller, by) };
  });

function isWhole(box: Box): boolean {
  return Object.values(box).every((length: number) => Number.isInteger(length));
}

describe("a crop", () => {
  it("stays inside the straightened photo in whole pixels, whatever is dragged", () => {
    fc.assert(
      fc.property(
        anyCrop,
        fc.constantFrom(...HANDLES),
        fc.boolean(),
        anyVector,
        ({ bounds, box, ratio }, handle, keeps, by) => {
          for (const next of [moved(bounds, box, by), resized(bounds, box, handle, by, keeps ? ratio : null)]) {
            expect(isInside(bounds, next)).toBe(true);
            expect(isWhole(next)).toBe(true);
            for (const side of ["width", "height"] as const)
              expect(next[side]).toBeGreaterThanOrEqual(Math.min(box[side], MIN_SIDE) - 1);
          }
        },
      ),
    );
  });

  it("keeps its size while it is moved, and its opposite sides while a handle is", () => {
    fc.assert(
      fc.property(anyCrop, fc.constantFrom(...HANDLES), anyVector, ({ bounds, box }, handle, by) => {
        expect(moved(bounds, box, by)).toMatchObject({ width: box.width, height: box.height });
        const next = resized(bounds, box, handle, by, null);
        if (handle.x <= 0) expect(next.x + next.width).toBe(box.x + box.width);
        if (handle.x >= 0) expect(next.x).toBe(box.x);
        if (handle.y <= 0) expect(next.y + next.height).toBe(box.y + box.height);
        if (handle.y >= 0) expect(next.y).toBe(box.y);
      }),
    );
  });

  it("keeps a fixed ratio to the pixel", () => {
    fc.assert(
      fc.property(anyCrop, fc.constantFrom(...HANDLES), anyVector, ({ bounds, box, ratio }, handle, by) => {
        const next = resized(bounds, box, handle, by, ratio);
        expect(Math.abs(next.width / ratio - next.height)).toBeLessThanOrEqual(0.5 + 1e-9);
      }),
    );
  });

  it("is as large as the straightened photo allows if it fits nowhere", () => {
    fc.assert(
      fc.property(anyFrame, anyAngle, anyRatio, (frame, angle, ratio) => {
        const bounds = boundsOf(frame, angle);
        const box = largest(bounds, ratio);
        const { centre, width } = wantedOf(box);
        const larger = { x: centre.x - (width + 6) / 2, y: centre.y - (width + 6) / ratio / 2 };
        expect(isInside(bounds, { ...larger, width: width + 6, height: (width + 6) / ratio })).toBe(false);
      }),
    );
  });
});

test.each<[handle: Handle, by: readonly [number, number], ratio: number | null, expected: Box]>([
  [{ x: 1, y: 1 }, [50, 20], null, { x: 100, y: 100, width: 250, height: 120 }],
  [{ x: -1, y: -1 }, [50, 20], null, { x: 150, y: 120, width: 150, height: 80 }],
  [{ x: 1, y: 0 }, [50, 20], null, { x: 100, y: 100, width: 250, height: 100 }],
  [{ x: 0, y: -1 }, [50, -500], null, { x: 100, y: 0, width: 200, height: 200 }],
  [{ x: 1, y: 1 }, [-500, -500], null, { x: 100, y: 100, width: MIN_SIDE, height: MIN_SIDE }],
  [{ x: 1, y: 1 }, [40, 20], 2, { x: 100, y: 100, width: 240, height: 120 }],
  [{ x: -1, y: 1 }, [-40, 20], 2, { x: 60, y: 100, width: 240, height: 120 }],
  [{ x: 1, y: 0 }, [40, 0], 2, { x: 100, y: 90, width: 240, height: 120 }],
  [{ x: 0, y: 1 }, [0, 900], 2, { x: 0, y: 100, width: 400, height: 200 }],
  [{ x: 1, y: 1 }, [-500, -500], 2, { x: 100, y: 100, width: 2 * MIN_SIDE, height: MIN_SIDE }],
])("the handle %o dragged by %o in the ratio %d makes %o", (handle, [x, y], ratio, expected) => {
  expect(resized(UPRIGHT, BOX, handle, { x, y }, ratio)).toEqual(expected);
});

test("a crop that is moved beyond the photo stops at its edge, and slides along it", () => {
  expect(moved(UPRIGHT, BOX, { x: -500, y: 30 })).toEqual({ ...BOX, x: 0, y: 130 });
  expect(moved(UPRIGHT, BOX, { x: 500, y: 500 })).toEqual({ ...BOX, x: 400, y: 300 });
});

test("an arrow key moves a handle by at least a pixel in any ratio", () => {
  fc.assert(
    fc.property(fc.constantFrom(...HANDLES), fc.double({ min: 0.05, max: 20, noNaN: true }), (handle, ratio) => {
      const frame = { width: 9000, height: 9000 };
      const box = largest(boundsOf({ width: 3000, height: 3000 }, 0), ratio);
      const by = handle.x === 0 ? { x: 0, y: handle.y } : { x: handle.x, y: 0 };
      const placed = { ...box, x: box.x + 3000, y: box.y + 3000 };
      const next = resized(boundsOf(frame, 0), placed, handle, arrowMove(handle, by, ratio), ratio);
      expect(next.width).toBeGreaterThan(box.width);
    }),
  );
});

test.each<[spread: number, to: readonly [number, number], expected: Box]>([
  [1, [220, 160], { x: 120, y: 110, width: 200, height: 100 }],
  [2, [200, 150], { x: 0, y: 50, width: 400, height: 200 }],
  [0.5, [200, 150], { x: 150, y: 125, width: 100, height: 50 }],
  [100, [200, 150], { x: 0, y: 50, width: 600, height: 300 }],
  [0, [200, 150], { x: 168, y: 134, width: 2 * MIN_SIDE, height: MIN_SIDE }],
])("two fingers that spread by %d and move to %o make %o", (spread, [x, y], expected) => {
  expect(pinched(UPRIGHT, BOX, { x: 200, y: 150 }, { x, y }, spread)).toEqual(expected);
});

test.each<[degrees: number, frame: Size]>([
  [5, PHOTO],
  [-15, { width: 4000, height: 6000 }],
])("turned by %d degrees, a photo of %o has its largest crop in the middle", (degrees, frame) => {
  const box = largest(boundsOf(frame, degrees), frame.width / frame.height);
  expect(Math.abs(2 * box.x + box.width - frame.width)).toBeLessThanOrEqual(1);
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.abs(Math.sin((degrees * Math.PI) / 180))];
  // The long side's corners touch first.
  const { width, height } = frame.width > frame.height ? frame : { width: frame.height, height: frame.width };
  const share = height / (height * cos + width * sin);
  expect(Math.abs(box.width - frame.width * share)).toBeLessThan(2);
});
