/** Compares screenshots with stored pictures, which `UPDATE_GOLDEN=1` takes again. */
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import sharp from "sharp";

const FAILURES = new URL("../../../test-results/screens/", import.meta.url);
const UPDATE = process.env["UPDATE_GOLDEN"] === "1";

/** Tolerated difference per cell of 8 by 8 pixels in any channel, and cells in ten thousand allowed to exceed it. */
const TOLERANCE = { channel: 24, cells: 15 };

/** Screenshots until two in a row are equal. */
async function finalShot(take: () => Promise<Buffer>): Promise<Buffer> {
  let before = await take();
  let latest = await take();
  while (!latest.equals(before)) [before, latest] = [latest, await take()];
  return latest;
}

/** Milliseconds between screenshots while previews are painted: each takes processor time from the painting. */
const PAUSES = [100, 250, 500];

/**
 * @param file WebP
 * @param scale the screenshot's pixels for each of the file's
 */
export async function expectGolden(file: URL, scale: 1 | 2, take: () => Promise<Buffer>): Promise<void> {
  const name = basename(fileURLToPath(file), ".webp");
  if (UPDATE) await writeFile(file, await reduced(await finalShot(take), scale));
  expect(existsSync(file), `no golden picture ${name}.webp: take it with UPDATE_GOLDEN=1`).toBe(true);
  const golden = await cellsOf(await readFile(file), 8 / scale);
  let png: Buffer = Buffer.alloc(0);
  const off = async (): Promise<number> => {
    png = await take();
    return cellsOff(await cellsOf(png, 8), golden);
  };
  try {
    const message = `shown now in test-results/screens/${name}.png`;
    await expect.poll(off, { message, intervals: PAUSES }).toBeLessThanOrEqual(TOLERANCE.cells);
  } catch (error) {
    await keepFailure(name, png);
    throw error;
  }
}

async function keepFailure(name: string, png: Buffer): Promise<void> {
  await mkdir(FAILURES, { recursive: true });
  await writeFile(new URL(`${name}.png`, FAILURES), png);
}

async function reduced(png: Buffer, scale: number): Promise<Buffer> {
  const { width } = await sharp(png).metadata();
  return sharp(png)
    .resize({ width: width / scale })
    .webp({ quality: 82 })
    .toBuffer();
}

interface Cells {
  /** Levels, row by row. */
  readonly data: Uint32Array;
  readonly width: number;
  readonly height: number;
}

/** Averages a picture's cells. @param side of a cell in its pixels */
async function cellsOf(picture: Buffer, side: number): Promise<Cells> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [width, height] = [Math.floor(info.width / side), Math.floor(info.height / side)];
  const sums = new Uint32Array(3 * width * height);
  for (let y = 0; y < height * side; y += 1) {
    for (let x = 0; x < width * side; x += 1) {
      const [from, to] = [3 * (y * info.width + x), 3 * (Math.floor(y / side) * width + Math.floor(x / side))];
      for (let channel = 0; channel < 3; channel += 1) sums[to + channel]! += data[from + channel]!;
    }
  }
  return { data: sums.map((sum) => sum / side ** 2), width, height };
}

/** Counts cells in ten thousand exceeding the tolerance; all if the sizes differ by more than rounding the half. */
function cellsOff(one: Cells, other: Cells): number {
  if (one.width !== other.width || Math.abs(one.height - other.height) > 1) return 10_000;
  const length = Math.min(one.data.length, other.data.length);
  let off = 0;
  for (let at = 0; at < length; at += 3) {
    const far = [0, 1, 2].some((c) => Math.abs(one.data[at + c]! - other.data[at + c]!) > TOLERANCE.channel);
    if (far && !isMasked(one, at) && !isMasked(other, at)) off += 1;
  }
  return (off * 3 * 10_000) / length;
}

/** True at a mask, which is magenta: WebP, with half the colour resolution, blurs its edges. */
function isMasked({ data }: Cells, at: number): boolean {
  const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
  return Math.min(red, blue) - green > TOLERANCE.channel;
}
