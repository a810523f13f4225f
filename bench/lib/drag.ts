import type { Locator, Page } from "playwright";

/** Mouse movements in each direction. */
const STEPS = 60;

/** Drags a slider's thumb from its start to its end and back to a quarter: at its start, mattes may be too narrow for lossless frames. */
export async function drag(page: Page, slider: Locator): Promise<void> {
  const box = await slider.boundingBox();
  if (box === null) throw new Error("The slider cannot be seen.");
  const { x, y, width, height } = box;
  await page.mouse.move(x + 4, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width - 4, y + height / 2, { steps: STEPS });
  await page.mouse.move(x + width / 4, y + height / 2, { steps: STEPS });
  await page.mouse.up();
}
