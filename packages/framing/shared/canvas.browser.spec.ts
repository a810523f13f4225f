import { expect, test } from "vitest";
import { openContext, release, setSize } from "./canvas.ts";

const SIZE = { width: 4, height: 3 };

function opaque(context: OffscreenCanvasRenderingContext2D): number {
  const { width, height } = context.canvas;
  return context.getImageData(0, 0, width, height).data.filter((value, at) => at % 4 === 3 && value > 0).length;
}

test("a released canvas is reused, empty and in its initial state", () => {
  const first = openContext(SIZE, false);
  first.translate(2, 2);
  first.globalCompositeOperation = "copy";
  first.fillRect(0, 0, 1, 1);
  release(first.canvas);
  expect([first.canvas.width, first.canvas.height]).toEqual([1, 1]);
  const second = openContext(SIZE, false);
  expect(second).toBe(first);
  expect(opaque(second)).toBe(0);
  expect(second.getTransform().isIdentity).toBe(true);
  expect(second).toMatchObject({ globalCompositeOperation: "source-over", imageSmoothingQuality: "high" });
  release(second.canvas);
});

test("a canvas has one user at a time, and is reused only for its kind", () => {
  const [sRgb, other, wide, readable] = [
    openContext(SIZE, false),
    openContext(SIZE, false),
    openContext(SIZE, true),
    openContext(SIZE, false, { willReadFrequently: true }),
  ];
  expect(new Set([sRgb, other, wide, readable]).size).toBe(4);
  release(wide.canvas);
  expect([openContext(SIZE, false), openContext(SIZE, true)].map((context) => context === wide)).toEqual([false, true]);
  expect([sRgb, wide].map((context) => context.getImageData(0, 0, 1, 1).colorSpace)).toEqual(["srgb", "display-p3"]);
});

test("a canvas that is released twice is reused once", () => {
  const { canvas } = openContext(SIZE, false);
  release(canvas);
  release(canvas);
  expect(openContext(SIZE, false)).not.toBe(openContext(SIZE, false));
});

test("setting a canvas's size clears it", () => {
  const context = openContext(SIZE, false);
  context.fillRect(0, 0, 4, 3);
  setSize(context, SIZE);
  expect(opaque(context)).toBe(0);
});

test("a canvas with a lost context is not reused", () => {
  const lost = openContext(SIZE, false);
  release(lost.canvas);
  Object.assign(lost, { isContextLost: () => true });
  expect(openContext(SIZE, false)).not.toBe(lost);
});
