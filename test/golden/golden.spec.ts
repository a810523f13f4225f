/**
 * Golden pictures. `UPDATE_GOLDEN=1 npx vitest run --project node test/golden` paints them again; look at each before
 * committing.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { type Canvas, createCanvas, loadImage } from "@napi-rs/canvas";
import pixelmatch from "pixelmatch";
import { beforeAll, describe, expect, test } from "vitest";
import { registerFonts, renderInNode } from "./node-renderer.ts";
import { SCENES } from "./scenes.ts";

const IMAGES = new URL("images/", import.meta.url);
const FAILURES = new URL("../../test-results/golden/", import.meta.url);
const UPDATE = process.env["UPDATE_GOLDEN"] === "1";
/** Pixels allowed to differ visibly: another rasteriser build may antialias an edge differently. */
const TOLERANCE = { threshold: 0.06, pixels: 12 };

async function readCanvas(png: Buffer): Promise<Canvas> {
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas;
}

function pixelsOf(canvas: Canvas): ImageDataLike {
  return canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
}

interface ImageDataLike {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

function keepFailure(name: string, png: Buffer): void {
  mkdirSync(FAILURES, { recursive: true });
  writeFileSync(new URL(`${name}.png`, FAILURES), png);
}

describe("The golden picture", () => {
  beforeAll(registerFonts);

  test.each(SCENES.map((scene) => [scene.name, scene] as const))("of %s matches the painter", async (name, scene) => {
    const canvas = renderInNode(scene);
    const file = new URL(`${name}.png`, IMAGES);
    if (UPDATE) writeFileSync(file, canvas.toBuffer("image/png"));
    expect(existsSync(file), `no golden picture ${name}.png: paint it with UPDATE_GOLDEN=1`).toBe(true);
    const [painted, golden] = [pixelsOf(canvas), pixelsOf(await readCanvas(readFileSync(file)))];
    expect([painted.width, painted.height]).toEqual([golden.width, golden.height]);
    const different = pixelmatch(painted.data, golden.data, undefined, painted.width, painted.height, {
      threshold: TOLERANCE.threshold,
    });
    if (different > TOLERANCE.pixels) keepFailure(name, canvas.toBuffer("image/png"));
    expect(different, `painted to test-results/golden/${name}.png`).toBeLessThanOrEqual(TOLERANCE.pixels);
  });
});

test("Every golden picture belongs to a scene, and names are unique", () => {
  const names = SCENES.map(({ name }) => `${name}.png`);
  expect(new Set(names).size).toBe(names.length);
  expect(readdirSync(IMAGES).filter((file) => !names.includes(file))).toEqual([]);
});
