import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { preview, startClean } from "./testing/controls.ts";
import { choose, plainPhoto, previewCanvas, showEditor } from "./testing/show-editor.tsx";

startClean();
afterEach(() => void vi.useRealTimers());

/** Moves the matte's slider, as a drag does, and waits for the next frame. */
async function drag(value: number): Promise<void> {
  const slider = page.getByRole("slider", { name: "Outer matte size" }).element();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(slider, String(value));
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  await new Promise(requestAnimationFrame);
}

function shape({ width, height }: { readonly width: number; readonly height: number }): number {
  return width / height;
}

/** Pixels of the preview on screen, RGBA. */
async function screenshot(): Promise<Uint8ClampedArray> {
  const png = await preview().screenshot({ save: false });
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  if (context === null) throw new Error("No canvas");
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
}

function greatestDifference(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  return one.reduce((greatest, value, at) => Math.max(greatest, Math.abs(value - (other[at] ?? 0))), 0);
}

test("the canvas keeps its size while the matte is dragged, and takes the picture’s size afterwards", async () => {
  await showEditor("free");
  await choose(await plainPhoto("large.jpg", "#c01020", 3000, 2000));
  await expect.poll(() => previewCanvas().width).toBeLessThan(1000);
  const canvas = previewCanvas();
  // The test's own clock, so that a slow machine drags as fast.
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  for (const value of [1, 30, 5]) await drag(value);
  const resized = [vi.spyOn(canvas, "width", "set"), vi.spyOn(canvas, "height", "set")];
  const shapes = new Set<number>();
  for (let value = 5; value <= 20; value += 1) {
    await drag(value);
    shapes.add(shape(canvas.getBoundingClientRect()));
  }
  expect(shapes.size).toBeGreaterThan(10);
  for (const setter of resized) expect(setter).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  const dragging = await screenshot();
  expect(shape(canvas)).not.toBeCloseTo(shape(canvas.getBoundingClientRect()));
  vi.advanceTimersByTime(1000);
  expect(shape(canvas)).toBeCloseTo(shape(canvas.getBoundingClientRect()));
  // The picture's last row may end within a pixel.
  expect(greatestDifference(await screenshot(), dragging)).toBeLessThan(16);
});
