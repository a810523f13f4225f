/**
 * Takes the landing page's editor screenshots, in both themes, from the built product: `npm run build`, then `npx tsx
 * tools/screenshots/landing.ts`. They are in the repository because taking them needs a browser.
 */
import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { inRepository, settle, withProduct } from "./studio.ts";

/** CSS pixels: small enough for the editor's text to stay readable on the landing page. */
const SIZE = { width: 1080, height: 700 };
/** Twice the size on the landing page. */
const WIDTH = 1000;

await withProduct(async ({ photos, openEditor }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    const editor = await openEditor({ viewport: SIZE, colorScheme, deviceScaleFactor: 2 });
    await editor.load(photos.mist);
    await editor.toggle("Show metadata").check();
    await editor.field("Location").fill("Above the valley");
    await editor.field("Photo credit").fill("Photo by your name");
    await editor.page.getByRole("heading", { name: "Looks" }).first().scrollIntoViewIfNeeded();
    // A focused field marks its line on the picture.
    await editor.page.evaluate(() => document.querySelector<HTMLElement>(":focus")?.blur());
    await settle(editor.page);
    const shot = await editor.page.screenshot();
    const picture = await sharp(shot).resize({ width: WIDTH }).webp({ quality: 84, effort: 6 }).toBuffer();
    await writeFile(inRepository(`apps/web/src/features/landing/pictures/shots/editor-${colorScheme}.webp`), picture);
    console.log(`editor-${colorScheme}.webp: ${picture.length} bytes`);
    await editor.page.context().close();
  }
});
