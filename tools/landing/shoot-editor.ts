/**
 * Takes the landing page's screenshots of the editor, in both themes, from the built product: `npm run build`, then
 * `npx tsx tools/landing/shoot-editor.ts`. They are in the repository because taking them needs a browser.
 */
import { mkdtemp, copyFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Browser } from "playwright";
import sharp from "sharp";
import { CHROMIUM_ARGS, chromiumPath } from "../../test/chromium/find.ts";
import { becomeUser, newAddress } from "../../test/e2e/support/account.ts";
import { EditorPage } from "../../test/e2e/support/editor-page.ts";
import { type RunningProduct, startProduct } from "../../test/product/server.ts";

const inRepository = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const SHOTS = inRepository("apps/web/src/features/landing/pictures/shots");
/** CSS pixels: small enough for the editor's text to stay readable on the landing page. */
const SIZE = { width: 1080, height: 700 };
/** Twice the size on the landing page. */
const WIDTH = 1000;

const folder = await mkdtemp(join(tmpdir(), "matte-shots-"));
const photo = join(folder, "ridges-first-light.jpg");
await copyFile(inRepository("tools/art/mist.jpg"), photo);
const product = await startProduct();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
try {
  for (const colorScheme of ["light", "dark"] as const) {
    const shot = await shoot(browser, product, colorScheme);
    const picture = await sharp(shot).resize({ width: WIDTH }).webp({ quality: 84, effort: 6 }).toBuffer();
    await writeFile(join(SHOTS, `editor-${colorScheme}.webp`), picture);
    console.log(`editor-${colorScheme}.webp: ${picture.length} bytes`);
  }
} finally {
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true });
}

async function shoot(from: Browser, { origin, setPlan }: RunningProduct, colorScheme: "light" | "dark") {
  const context = await from.newContext({ baseURL: origin, viewport: SIZE, colorScheme, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const email = newAddress();
  await becomeUser(page.request, email);
  await setPlan(email, "pro");
  const editor = new EditorPage(page);
  await editor.open();
  await editor.load(photo);
  await editor.toggle("Show metadata").check();
  await editor.field("Location").fill("Above the valley");
  await editor.field("Photo credit").fill("Photo by your name");
  await page.locator('[aria-label="Preview"][data-drawn="true"]').waitFor();
  await page.getByRole("heading", { name: "Matte" }).first().scrollIntoViewIfNeeded();
  await page.getByRole("status").filter({ hasText: "loaded successfully" }).waitFor({ state: "detached" });
  const picture = await page.screenshot();
  await context.close();
  return picture;
}
