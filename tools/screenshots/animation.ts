/**
 * Records the README's animation from the built product: a photo is dropped, framed, captioned and exported. `npm run build`,
 * then `npx tsx tools/screenshots/animation.ts`.
 */
import { writeFile } from "node:fs/promises";
import type { Locator, Page } from "playwright";
import sharp from "sharp";
import { Drag } from "../../test/e2e/support/drop.ts";
import { inRepository, settle, withProduct } from "./studio.ts";

const SIZE = { width: 1120, height: 700 };
const WIDTH = 840;
const FRAME_MS = 70;
const PAUSE_MS = 1100;
const OUTPUT = "docs/screenshots/framing.webp";

interface Frame {
  readonly png: Buffer;
  readonly delay: number;
}

await withProduct(async ({ photos, openEditor }) => {
  const editor = await openEditor({ viewport: SIZE, colorScheme: "light" });
  const { page } = editor;
  const frames: Frame[] = [];
  const show = async (delay: number): Promise<void> => {
    frames.push({ png: await page.screenshot(), delay });
  };
  await show(PAUSE_MS);
  const drag = await Drag.over(page, [photos.dunes]);
  await show(PAUSE_MS);
  await drag.drop();
  await settle(page);
  await show(PAUSE_MS);
  await dragSlider(page, editor.slider("Outer matte size"), () => show(FRAME_MS));
  await show(PAUSE_MS);
  await editor.toggle("Show metadata").check();
  await editor.field("Location").fill("Southern dunes");
  await editor.field("Photo credit").fill("Photo by your name");
  await editor.field("Photo credit").blur();
  await settle(page);
  await show(PAUSE_MS);
  const download = page.waitForEvent("download");
  await editor.button("Export").click();
  await (await download).path();
  await page.getByText("Image exported").waitFor();
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  await show(2 * PAUSE_MS);
  const animation = await animate(frames);
  await writeFile(inRepository(OUTPUT), animation);
  console.log(`${OUTPUT}: ${frames.length} frames, ${animation.length} bytes`);
});

/** Widens the matte and narrows it again, with a picture for each step. */
async function dragSlider(page: Page, slider: Locator, show: () => Promise<void>): Promise<void> {
  const box = await slider.boundingBox();
  if (box === null) throw new Error("The slider is not visible.");
  const value = Number(await slider.inputValue());
  const limits = await slider.evaluate((input: HTMLInputElement) => ({
    min: Number(input.min),
    max: Number(input.max),
  }));
  const x = (at: number): number => box.x + 8 + ((at - limits.min) / (limits.max - limits.min)) * (box.width - 16);
  const y = box.y + box.height / 2;
  await page.mouse.move(x(value), y);
  await page.mouse.down();
  for (const at of [...steps(value, limits.max * 0.6), ...steps(limits.max * 0.6, value * 1.2)]) {
    await page.mouse.move(x(at), y);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await show();
  }
  await page.mouse.up();
}

/** Ten values with ease-in and ease-out. */
function steps(from: number, to: number): number[] {
  return Array.from({ length: 10 }, (_, n) => from + (to - from) * (1 - Math.cos((Math.PI * (n + 1)) / 10)) * 0.5);
}

async function animate(frames: readonly Frame[]): Promise<Buffer> {
  const pictures = await Promise.all(frames.map(({ png }) => sharp(png).resize({ width: WIDTH }).png().toBuffer()));
  return sharp(pictures, { join: { animated: true } })
    .webp({ quality: 86, effort: 6, loop: 0, delay: frames.map(({ delay }) => delay) })
    .toBuffer();
}
