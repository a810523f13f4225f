/**
 * Golden pictures of screens, in every theme and width. `UPDATE_GOLDEN=1 npx playwright test test/e2e/screens` takes them
 * again; look at each before committing.
 * They are stored at half their size for reviewing, and compared at an eighth, which shows anything moved, missing or of
 * another colour, but not antialiasing of letters, which differs between builds of the browser.
 */
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";

const IMAGES = new URL("images/", import.meta.url);
const FAILURES = new URL("../../../test-results/screens/", import.meta.url);
const UPDATE = process.env["UPDATE_GOLDEN"] === "1";

const SCHEMES = ["light", "dark"] as const;
const WIDTHS = [1440, 1024, 390] as const;
const HEIGHT = 900;

/** Tolerated difference of a cell of 8 by 8 pixels in any channel, and cells in ten thousand that may exceed it. */
const TOLERANCE = { channel: 24, cells: 15 };

interface ScreenOptions {
  readonly widths?: readonly (typeof WIDTHS)[number][];
  /** The whole page, however long. */
  readonly fullPage?: boolean;
  /** Elements that differ between runs. */
  readonly mask?: readonly Locator[];
}

/** Compares what a page shows with its golden pictures; the page's state must survive another size. */
export async function expectScreen(page: Page, name: string, options: ScreenOptions = {}): Promise<void> {
  for (const width of options.widths ?? WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expectGolden(`${name}-${width}-${colorScheme}`, () => shot(page, options));
    }
  }
}

/** Milliseconds between screenshots: Playwright's own intervals of up to a second would double the time of a golden picture. */
const PAUSES = [20, 50, 100, 250];

/** Screenshot of the page once two in a row are equal. */
async function shot(page: Page, { fullPage = false, mask = [] }: ScreenOptions): Promise<Buffer> {
  let latest: Buffer = Buffer.alloc(0);
  await expect
    .poll(
      async () => {
        const before = latest;
        latest = await page.screenshot({ fullPage, mask: [...mask], animations: "disabled", caret: "hide" });
        return latest.equals(before);
      },
      { intervals: PAUSES },
    )
    .toBe(true);
  return latest;
}

/** Milliseconds that a screen may take to look like its picture: previews are painted a while after the page is at rest. */
const PATIENCE = 5000;

async function expectGolden(name: string, take: () => Promise<Buffer>): Promise<void> {
  const file = new URL(`${name}.webp`, IMAGES);
  if (UPDATE) await writeFile(file, await halved(await take()));
  expect(existsSync(file), `no golden picture ${name}.webp: take it with UPDATE_GOLDEN=1`).toBe(true);
  const golden = await cellsOf(await readFile(file));
  const end = Date.now() + PATIENCE;
  let png = await take();
  let off = await offFrom(png, golden);
  while (off > TOLERANCE.cells && Date.now() < end) {
    png = await take();
    off = await offFrom(png, golden);
  }
  if (off > TOLERANCE.cells) await keepFailure(name, png);
  expect(off, `shown now in test-results/screens/${name}.png`).toBeLessThanOrEqual(TOLERANCE.cells);
}

async function offFrom(png: Buffer, golden: Cells): Promise<number> {
  return cellsOff(await cellsOf(await halved(png)), golden);
}

async function keepFailure(name: string, png: Buffer): Promise<void> {
  await mkdir(FAILURES, { recursive: true });
  await writeFile(new URL(`${name}.png`, FAILURES), png);
}

async function halved(png: Buffer): Promise<Buffer> {
  const { width } = await sharp(png).metadata();
  return sharp(png)
    .resize({ width: width / 2 })
    .webp({ quality: 82 })
    .toBuffer();
}

interface Cells {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Means of cells of 8 by 8 screen pixels of a picture at half its size. */
async function cellsOf(half: Buffer): Promise<Cells> {
  const { width, height } = await sharp(half).metadata();
  const size = { width: Math.floor(width / 4), height: Math.floor(height / 4), fit: "fill" } as const;
  const { data, info } = await sharp(half).removeAlpha().resize(size).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Cells in ten thousand that exceed the tolerance; all if the sizes differ. */
function cellsOff(one: Cells, other: Cells): number {
  if (one.width !== other.width || one.height !== other.height) return 10_000;
  let off = 0;
  for (let at = 0; at < one.data.length; at += 3) {
    const far = [0, 1, 2].some((c) => Math.abs(one.data[at + c]! - other.data[at + c]!) > TOLERANCE.channel);
    if (far) off += 1;
  }
  return (off * 3 * 10_000) / one.data.length;
}
