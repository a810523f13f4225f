import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { hang, placeAt, worksBetween } from "./hanging.ts";
import { clampScale, contentWidth, MARGIN, originOf, revealed, scalesIn, wallAt, zoomed } from "./view.ts";

const anySize = fc.record({ width: fc.integer({ min: 1, max: 20_000 }), height: fc.integer({ min: 1, max: 20_000 }) });
const anySizes = fc.array(anySize, { minLength: 1, maxLength: 60 });
const anyRoom = fc.record({ width: fc.integer({ min: 200, max: 4000 }), height: fc.integer({ min: 100, max: 2000 }) });
const anyShare = fc.double({ min: 0, max: 1, noNaN: true });

/** A wall in a room, seen at any scale that is allowed. */
const anyView = fc
  .record({ sizes: anySizes, room: anyRoom, zoom: anyShare, pan: anyShare })
  .map(({ sizes, room, zoom, pan }) => {
    const hanging = hang(sizes);
    const scales = scalesIn(hanging, room);
    const scale = scales.least * (scales.most / scales.least) ** zoom;
    const left = pan * (contentWidth(hanging, scale, room) - room.width);
    return { hanging, room, scales, view: { scale, left } };
  });

describe("a wall", () => {
  it("hangs works of their own sizes with equal gaps", () => {
    const { works, length, tallest } = hang([
      { width: 300, height: 200 },
      { width: 100, height: 250 },
      { width: 200, height: 100 },
    ]);
    expect(works.map(({ x }) => x)).toEqual([0, 342, 484]);
    expect([length, tallest]).toEqual([684, 250]);
  });

  it("without works has no length", () => {
    expect(hang([])).toEqual({ works: [], gap: 0, length: 0, tallest: 0 });
  });

  test("works keep their sizes and order, and never touch", () => {
    fc.assert(
      fc.property(anySizes, (sizes) => {
        const { works, length } = hang(sizes);
        expect(works.map(({ width, height }) => ({ width, height }))).toEqual(sizes);
        for (const [at, work] of works.entries()) {
          const next = works[at + 1];
          const end = work.x + work.width;
          if (next === undefined) expect(end).toBeCloseTo(length, 3);
          else expect(next.x).toBeGreaterThan(end);
        }
      }),
    );
  });

  test("any order of the same works is as long", () => {
    fc.assert(
      fc.property(anySizes, (sizes) => {
        expect(hang(sizes.toReversed()).length).toBeCloseTo(hang(sizes).length, 3);
      }),
    );
  });

  test("the works between two places are those that reach between them", () => {
    fc.assert(
      fc.property(anySizes, anyShare, anyShare, (sizes, a, b) => {
        const hanging = hang(sizes);
        const [from, to] = [Math.min(a, b) * hanging.length, Math.max(a, b) * hanging.length];
        const [first, end] = worksBetween(hanging, from, to);
        const found = hanging.works.flatMap(({ x, width }, at) => (x + width >= from && x <= to ? [at] : []));
        expect(Array.from({ length: end - first }, (_, at) => first + at)).toEqual(found);
      }),
    );
  });

  test("a held work’s place is the one at which it would hang nearest", () => {
    fc.assert(
      fc.property(anySizes, anyShare, (sizes, share) => {
        const { works, length, gap } = hang(sizes);
        const left = share * length;
        const places = [...works.map(({ x }) => x), length + gap];
        const nearest = Math.min(...places.map((x) => Math.abs(x - left)));
        const found = places[placeAt({ works, length, gap, tallest: 0 }, left)] ?? Number.NaN;
        expect(Math.abs(found - left)).toBeCloseTo(nearest, 6);
      }),
    );
  });

  it("a work held over its neighbour changes places with it alone", () => {
    const { works } = hang(Array.from({ length: 3 }, () => ({ width: 100, height: 80 })));
    const others = hang(Array.from({ length: 2 }, () => ({ width: 100, height: 80 })));
    expect([0, 1, 2].map((at) => placeAt(others, (works[at]?.x ?? 0) + 10))).toEqual([0, 1, 2]);
  });
});

describe("the view of a wall", () => {
  test("at its least scale everything is seen, at its most the tallest work, and it opens between them", () => {
    fc.assert(
      fc.property(anyView, ({ hanging, room, scales: { least, most, first } }) => {
        expect(least).toBeLessThanOrEqual(first);
        expect(first).toBeLessThanOrEqual(most);
        expect(most * hanging.tallest).toBeLessThan(room.height);
        expect(least * hanging.length).toBeLessThanOrEqual(Math.max(1, room.width - 2 * MARGIN) + 1e-6);
      }),
    );
  });

  test("a short wall is in the middle of its room", () => {
    const hanging = hang([{ width: 100, height: 100 }]);
    const room = { width: 1000, height: 700 };
    expect(originOf(hanging, 2, room)).toBe(400);
    expect(contentWidth(hanging, 2, room)).toBe(1000);
  });

  test("zooming keeps the place below the pointer, as far as the wall reaches", () => {
    fc.assert(
      fc.property(
        anyView,
        anyShare,
        fc.double({ min: 0.2, max: 5, noNaN: true }),
        ({ hanging, room, scales, view }, share, by) => {
          const at = share * room.width;
          const scale = clampScale(view.scale * by, scales);
          const after = zoomed(hanging, view, room, { scale, at });
          const end = contentWidth(hanging, scale, room) - room.width;
          expect(after.left).toBeGreaterThanOrEqual(0);
          expect(after.left).toBeLessThanOrEqual(end);
          if (after.left <= 0 || after.left >= end) return;
          const [before, now] = [wallAt(hanging, view, room, at), wallAt(hanging, after, room, at)];
          expect(Math.abs(now - before) * scale).toBeLessThan(0.01);
        },
      ),
    );
  });

  test("a revealed work is whole if the room is wide enough, and one that is seen moves nothing", () => {
    fc.assert(
      fc.property(anyView, anyShare, ({ hanging, room, view }, share) => {
        const index = Math.floor(share * (hanging.works.length - 1));
        const work = hanging.works[index]!;
        const left = revealed(hanging, view, room, index);
        const start = originOf(hanging, view.scale, room) + work.x * view.scale - left;
        if (work.width * view.scale <= room.width) {
          expect(start).toBeGreaterThanOrEqual(-0.01);
          expect(start + work.width * view.scale).toBeLessThanOrEqual(room.width + 0.01);
        }
        expect(revealed(hanging, { ...view, left }, room, index)).toBeCloseTo(left, 6);
      }),
    );
  });
});
