/**
 * Takes the README's screenshots from the built product: `npm run build`, then `npx tsx tools/screenshots/readme.ts`. They are
 * in the repository because taking them needs a browser.
 */
import { writeFile } from "node:fs/promises";
import { devices } from "playwright";
import sharp from "sharp";
import type { EditorPage } from "../../test/e2e/support/editor-page.ts";
import { inRepository, settle, withProduct, type Screenshots } from "./studio.ts";

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { ...devices["iPhone 13"], viewport: { width: 390, height: 844 } };
/** Pixels: GitHub shows READMEs 830 CSS pixels wide at most. */
const WIDTH = 1660;
const PHONE_WIDTH = 780;

await withProduct(async (screenshots) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await take(`editor-${colorScheme}`, WIDTH, screenshots, { ...DESKTOP, colorScheme, deviceScaleFactor: 2 });
    await take(`phone-${colorScheme}`, PHONE_WIDTH, screenshots, { ...PHONE, colorScheme, deviceScaleFactor: 2 });
  }
});

async function take(
  name: string,
  width: number,
  { photos, openEditor }: Screenshots,
  options: Parameters<Screenshots["openEditor"]>[0],
): Promise<void> {
  const editor = await openEditor(options);
  await editor.load(photos.sea, photos.mist, photos.still, photos.arch, photos.dunes, photos.stairwell);
  await writeCaption(editor);
  await settle(editor.page);
  const picture = await sharp(await editor.page.screenshot())
    .resize({ width })
    .webp({ quality: 82, effort: 6 })
    .toBuffer();
  await writeFile(inRepository(`docs/screenshots/${name}.webp`), picture);
  console.log(`${name}.webp: ${picture.length} bytes`);
  await editor.page.context().close();
}

async function writeCaption(editor: EditorPage): Promise<void> {
  const tab = editor.page.getByRole("navigation", { name: "Settings sections" });
  if (await tab.isVisible()) return;
  await editor.toggle("Show metadata").check();
  await editor.field("Location").fill("North coast");
  await editor.field("Photo credit").fill("Photo by your name");
  await editor.field("Photo credit").blur();
  await editor.page.getByRole("heading", { name: "Matte" }).first().scrollIntoViewIfNeeded();
}
