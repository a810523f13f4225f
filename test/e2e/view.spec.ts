import type { Page } from "@playwright/test";
import { CORNERS } from "../photos/index.ts";
import { colourIn } from "../framed/faults.ts";
import { exportedPicture } from "./support/exported.ts";
import { colourAt, decoded, distance } from "../framed/picture.ts";
import { expect, test } from "./support/test.ts";

/** Returns the page's lightness, 0 to 255. */
function lightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [red = "0"] = /\d+/.exec(getComputedStyle(document.body).backgroundColor) ?? [];
    return Number(red);
  });
}

test("The page follows the system until a theme is chosen, and the choice persists", async ({ editor, page }) => {
  const isDark = async (): Promise<boolean> => (await lightness(page)) < 128;
  const mode = editor.button("Dark mode");
  for (const system of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme: system });
    await expect.poll(isDark).toBe(system === "dark");
    await expect(mode).toHaveAttribute("aria-pressed", String(system === "dark"));
  }
  for (const [system, chosen] of [
    ["light", true],
    ["dark", false],
  ] as const) {
    await page.emulateMedia({ colorScheme: system });
    await mode.click();
    await expect.poll(isDark).toBe(chosen);
    await page.reload();
    await expect(mode).toHaveAttribute("aria-pressed", String(chosen));
    expect(await isDark()).toBe(chosen);
    await editor.button("Reset settings").click();
    await expect(mode).toHaveAttribute("aria-pressed", String(chosen));
  }
});

/** Matte at the left, the four marks, matte at the right, as fractions of the picture. */
const PLACES = [
  [0.01, 0.5],
  [0.1, 0.12],
  [0.9, 0.12],
  [0.1, 0.86],
  [0.9, 0.86],
  [0.99, 0.5],
] as const;

test("The preview is the export at another scale, and at 100 percent pixel for pixel", async ({
  editor,
  photos,
  page,
}) => {
  await editor.load(...(await photos("orientation-6")));
  await editor.field("Outer matte colour").fill("#3366cc");
  await editor.chooseFormat("PNG");
  const made = await exportedPicture(editor);
  await expect(async () => {
    const seen = await decoded(await editor.preview.screenshot());
    expect(seen.width / seen.height).toBeCloseTo(made.width / made.height, 1);
    for (const [x, y] of PLACES) {
      const [one, other] = [seen, made].map((picture) => colourIn(picture, { x: 0, y: 0, ...picture }, x, y));
      expect(distance(one!, other!)).toBeLessThan(24);
    }
    expect(distance(colourIn(seen, { x: 0, y: 0, ...seen }, 0.1, 0.12), CORNERS.topLeft)).toBeLessThan(24);
  }).toPass();

  await editor.loadInstead(...(await photos("mist")));
  const whole = await exportedPicture(editor);
  const zoom = editor.button("Zoom to 100 %");
  await zoom.click();
  await expect(zoom).toHaveAttribute("aria-pressed", "true");
  // Scrolled to the top left.
  for (let press = 0; press < 40; press++) await page.keyboard.press(press % 2 === 0 ? "ArrowLeft" : "ArrowUp");
  await expect(async () => {
    const seen = await decoded(await editor.preview.screenshot());
    for (const [x, y] of [
      [10, 10],
      [260, 300],
      [400, 260],
      [300, 420],
    ] as const)
      expect(distance(colourAt(seen, x, y), colourAt(whole, x, y))).toBeLessThan(6);
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(zoom).toHaveAttribute("aria-pressed", "false");
});
