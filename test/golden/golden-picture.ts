/** Golden pictures: what the painter drew when they were last looked at. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { type Canvas, createCanvas, loadImage } from "@napi-rs/canvas";
import pixelmatch from "pixelmatch";
import { expect } from "vitest";

const FAILURES = new URL("../../test-results/golden/", import.meta.url);
const UPDATE = process.env["UPDATE_GOLDEN"] === "1";
/** Share of a colour's range below which a difference is not visible. */
const THRESHOLD = 0.06;

/**
 * Expects a picture to look like its file, which `UPDATE_GOLDEN=1` writes.
 *
 * @param most visibly different pixels: another rasteriser build may antialias an edge differently
 */
export async function expectGolden(canvas: Canvas, file: URL, most: number): Promise<void> {
  const name = basename(file.pathname);
  if (UPDATE) writeFileSync(file, canvas.toBuffer("image/png"));
  expect(existsSync(file), `no golden picture ${name}: paint it with UPDATE_GOLDEN=1`).toBe(true);
  const [painted, golden] = [pixelsOf(canvas), pixelsOf(await readCanvas(readFileSync(file)))];
  expect([painted.width, painted.height]).toEqual([golden.width, golden.height]);
  const { width, height } = painted;
  const different = pixelmatch(painted.data, golden.data, undefined, width, height, { threshold: THRESHOLD });
  if (different > most) keepFailure(name, canvas.toBuffer("image/png"));
  expect(different, `painted to test-results/golden/${name}`).toBeLessThanOrEqual(most);
}

async function readCanvas(png: Buffer): Promise<Canvas> {
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas;
}

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

function pixelsOf(canvas: Canvas): Pixels {
  return canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
}

function keepFailure(name: string, png: Buffer): void {
  mkdirSync(FAILURES, { recursive: true });
  writeFileSync(new URL(name, FAILURES), png);
}
