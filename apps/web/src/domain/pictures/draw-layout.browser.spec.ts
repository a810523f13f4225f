import { DEFAULT_SETTINGS, layoutPicture, type Layout, type Settings } from "@matte/engine";
import { expect, test } from "vitest";
import { drawScaled, openPageContext } from "./draw-layout.ts";

const LOGO = { id: "logo", name: "logo.png", width: 2048, height: 2048 };

function layoutOf(changes: Partial<Settings>): Layout {
  const settings = { ...DEFAULT_SETTINGS, ...changes };
  const photo = { width: 2400, height: 1600 };
  return layoutPicture({ settings, photo, subject: "", camera: {}, watermark: false, measure: () => 0 });
}

async function bitmapOf(
  side: number,
  paint: (context: OffscreenCanvasRenderingContext2D) => void,
): Promise<ImageBitmap> {
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("No canvas");
  paint(context);
  return createImageBitmap(canvas);
}

/** A disc: its edge has every slope. */
function disc(): Promise<ImageBitmap> {
  return bitmapOf(2048, (context) => {
    context.arc(1024, 1024, 1000, 0, 2 * Math.PI);
    context.fill();
  });
}

function white(): Promise<ImageBitmap> {
  return bitmapOf(64, (context) => {
    context.fillStyle = "#FFFFFF";
    context.fillRect(0, 0, 64, 64);
  });
}

async function drawn(layout: Layout, factor: number): Promise<CanvasRenderingContext2D> {
  const context = openPageContext(document.createElement("canvas"), false);
  if (context === null) throw new Error("No canvas");
  drawScaled(context, layout, factor, { photo: await white(), logo: await disc() });
  return context;
}

function redOf(context: CanvasRenderingContext2D, x: number, y: number, width: number, height: number): number[] {
  const { data } = context.getImageData(x, y, width, height);
  return [...data].filter((_, at) => at % 4 === 0);
}

test("a logo that is scaled down has a smooth edge", async () => {
  const layout = layoutOf({ showMetadata: true, metadataDisplay: "none", customLogo: LOGO, logoPosition: "center" });
  const factor = 0.3;
  const context = await drawn(layout, factor);
  const { x, y, width, height } = layout.logo ?? { x: 0, y: 0, width: 0, height: 0 };
  const [left, top, side] = [Math.floor(x * factor) - 1, Math.floor(y * factor) - 1, Math.ceil(width * factor) + 2];
  const pixels = redOf(context, left, top, side, side);
  const radius = (1000 / 2048) * height * factor;
  const [centreX, centreY] = [(x + width / 2) * factor - left, (y + height / 2) * factor - top];
  const errors = pixels.map((red, at) => {
    const distance = Math.hypot((at % side) + 0.5 - centreX, Math.floor(at / side) + 0.5 - centreY) - radius;
    return Math.abs(red - 255 * Math.min(1, Math.max(0, distance + 0.5)));
  });
  expect(Math.max(...errors)).toBeLessThan(80);
});

test.each([0.11, 0.2, 0.29, 0.3, 0.37, 0.5, 0.73])(
  "a stroke of 1 px at the scale %f is as dark as that much of a pixel",
  async (factor) => {
    const context = await drawn(layoutOf({ outerBorderSize: 8, innerBorderSize: 1 }), factor);
    const { width, height } = context.canvas;
    const ink = (pixels: readonly number[]): number => pixels.reduce((sum, red) => sum + (255 - red) / 255, 0);
    const across = redOf(context, 0, Math.round(height / 2), width, 1);
    expect(ink(across) / 2).toBeCloseTo(factor, 1);
    const down = redOf(context, Math.round(width / 2), 0, 1, height);
    expect(ink(down) / 2).toBeCloseTo(factor, 1);
  },
);

test("a shadow is drawn once its code has loaded", async () => {
  const layout = layoutOf({ shadow: "lifted", outerBorderSize: 20, innerBorderSize: 0 });
  const factor = 0.2;
  const context = await drawn(layout, factor);
  const { x, y, width, height } = layout.photo;
  const below = () => redOf(context, Math.round((x + width / 2) * factor), Math.round((y + height) * factor) + 4, 8, 8);
  await expect.poll(() => Math.max(...below())).toBeLessThan(230);
});
