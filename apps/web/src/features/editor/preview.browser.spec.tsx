import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { preview, startClean } from "./testing/controls.ts";
import { choose, plainPhoto, previewCanvas, previewColour, showEditor } from "./testing/show-editor.tsx";

startClean();
afterEach(() => void vi.useRealTimers());

/** Drags the matte's slider and waits for the next frame. */
async function drag(value: number): Promise<void> {
  const slider = page.getByRole("slider", { name: "Outer matte size" }).element();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(slider, String(value));
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  await new Promise(requestAnimationFrame);
}

function shape({ width, height }: { readonly width: number; readonly height: number }): number {
  return width / height;
}

/** The preview's pixels on screen, RGBA. */
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
  // A fake clock lets a slow machine drag as fast.
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

const RED = [192, 16, 32];

function expectRed(): void {
  previewColour(0.5, 0.5).forEach((value, at) => expect(Math.abs(value - (RED[at] ?? 0))).toBeLessThan(8));
}

/** Widths of the bitmaps drawn from now on; a released one's is 0. */
function drawnWidths(): readonly number[] {
  const widths: number[] = [];
  const { drawImage } = CanvasRenderingContext2D.prototype;
  vi.spyOn(CanvasRenderingContext2D.prototype, "drawImage").mockImplementation(function draw(
    this: CanvasRenderingContext2D,
    ...args: unknown[]
  ) {
    const [image] = args;
    if (image instanceof ImageBitmap) widths.push(image.width);
    Reflect.apply(drawImage, this, args);
  });
  return widths;
}

function isMagnified(): boolean {
  return previewCanvas().classList.contains("magnified");
}

async function showLargePhotos(): Promise<void> {
  await showEditor("pro");
  const names = ["a.jpg", "b.jpg", "c.jpg"];
  await choose(...(await Promise.all(names.map((name) => plainPhoto(name, "#c01020", 3000, 2000)))));
}

/** Touches the middle of the preview with a finger and lifts it. */
function tap(): void {
  const canvas = previewCanvas();
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const finger = { pointerId: 7, pointerType: "touch", isPrimary: true, bubbles: true, button: 0 };
  const at = { clientX: left + width / 2, clientY: top + height / 2 };
  vi.spyOn(canvas, "setPointerCapture").mockImplementation(() => undefined);
  for (const type of ["pointerdown", "pointerup"]) canvas.dispatchEvent(new PointerEvent(type, { ...finger, ...at }));
}

/** Two fingers whose distance changes by a ratio. @returns false if the page would zoom as well */
function pinch(ratio: number): boolean {
  const target = previewCanvas();
  const { left, top, width, height } = target.getBoundingClientRect();
  const send = (type: string, distance: number): boolean => {
    const touches = [-1, 1].map((side, identifier) => {
      const clientX = left + width / 2 + (side * distance) / 2;
      return new Touch({ identifier, target, clientX, clientY: top + height / 2 });
    });
    return target.dispatchEvent(new TouchEvent(type, { touches, bubbles: true, cancelable: true }));
  };
  return !send("touchstart", 100) && !send("touchmove", 100 * ratio);
}

test("a double tap magnifies and the next one returns, and a released bitmap is never drawn", async () => {
  await showLargePhotos();
  await expect.poll(() => previewCanvas().width).toBeLessThan(1000);
  const widths = drawnWidths();
  tap();
  expect(isMagnified()).toBe(false);
  tap();
  await expect.poll(isMagnified).toBe(true);
  // All the photo's pixels have arrived.
  await expect.poll(() => widths).toContain(3000);
  tap();
  tap();
  await expect.poll(isMagnified).toBe(false);
  // The preview is drawn again a quarter of a second later.
  await new Promise((done) => setTimeout(done, 500));
  expectRed();
  expect(widths).not.toContain(0);
});

test("a pinch magnifies the picture and returns to the whole of it, instead of zooming the page", async () => {
  await showLargePhotos();
  expect(pinch(1.05)).toBe(true);
  expect(isMagnified()).toBe(false);
  expect(pinch(2)).toBe(true);
  await expect.poll(isMagnified).toBe(true);
  expect(pinch(0.5)).toBe(true);
  await expect.poll(isMagnified).toBe(false);
});
