import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { field, preview, startClean } from "../testing/controls.ts";
import { choose, plainPhoto, previewCanvas, showEditor } from "../testing/show-editor.tsx";

startClean();

function canvases(): readonly HTMLCanvasElement[] {
  return [...document.querySelectorAll<HTMLCanvasElement>("ol[aria-label=Thumbnails] canvas[data-drawn=true]")];
}

/** Red, green and blue of a thumbnail's first pixel, which is matte. */
function matteOf(canvas: HTMLCanvasElement | undefined): readonly number[] {
  return [...(canvas?.getContext("2d")?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
}

function shapeOf({ width, height }: { readonly width: number; readonly height: number }): number {
  return width / height;
}

test("every thumbnail shows the frame that the preview shows, with a caption of its own", async () => {
  await showEditor("pro");
  await choose(await plainPhoto("harbour.jpg", "#c01020", 900, 600), await plainPhoto("quay.jpg", "#c01020", 900, 600));
  await expect.poll(() => canvases().length).toBe(2);
  await userEvent.fill(field("Outer matte colour"), "#2B2A28");
  await expect
    .poll(() => canvases().map(matteOf))
    .toEqual([
      [0x2b, 0x2a, 0x28],
      [0x2b, 0x2a, 0x28],
    ]);
  const bare = shapeOf(canvases()[0]!);
  await userEvent.click(page.getByRole("switch", { name: "Show metadata" }));
  await expect.element(preview()).toHaveAccessibleDescription("Harbour");
  await expect.poll(() => shapeOf(canvases()[0]!)).toBeLessThan(bare - 0.1);
  // A thumbnail's sides are whole pixels.
  expect(shapeOf(canvases()[0]!)).toBeCloseTo(shapeOf(previewCanvas()), 1);
  const [first, second] = canvases().map((canvas) => canvas.toDataURL());
  expect(first).not.toBe(second);
});

test("thumbnails are no part of what assistive technology reads", async () => {
  await showEditor("pro");
  await choose(await plainPhoto("harbour.jpg", "#c01020"));
  await expect.poll(() => canvases().length).toBe(1);
  await expect
    .element(page.getByRole("list", { name: "Thumbnails" }).getByRole("button", { name: "harbour.jpg", exact: true }))
    .toBeVisible();
  expect(page.getByRole("list", { name: "Thumbnails" }).getByRole("img").elements()).toEqual([]);
});
