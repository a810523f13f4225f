/** Forced colours (Windows high contrast): controls show their state without fills and shadows. */
import type { Locator } from "@playwright/test";
import { decoded, type Picture } from "../framed/picture.ts";
import { expect, test } from "./support/test.ts";

test.use({ plan: "pro" });

test.beforeEach(async ({ page }) => page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" }));

test("In forced colours a slider shows its value, a switch its state, and choices and photos which one is selected", async ({
  editor,
  photos,
}) => {
  const slider = editor.slider("Outer matte size");
  const atStart = await look(slider);
  await slider.fill("30");
  expect(differ(atStart, await look(slider))).toBe(true);

  const toggle = editor.toggle("Show metadata");
  const off = await look(toggle);
  await toggle.check();
  await editor.page.mouse.move(0, 0);
  await toggle.blur();
  expect(differ(off, await look(toggle))).toBe(true);

  await editor.unfold("Output");
  const png = editor.choice("Export format", "PNG").locator("..");
  const unselected = await backgroundOf(png);
  await editor.chooseFormat("PNG");
  expect(await backgroundOf(png)).not.toBe(unselected);

  await editor.load(...(await photos("plain", "tall")));
  const dot = (at: number): Locator => editor.thumbnails.nth(at).locator(".dot");
  await expect(dot(0)).toBeVisible();
  await expect(dot(1)).toBeHidden();
  expect(await backgroundOf(dot(0))).not.toBe(await backgroundOf(editor.page.locator("body")));
});

async function look(control: Locator): Promise<Picture> {
  return decoded(await control.screenshot());
}

function differ(one: Picture, other: Picture): boolean {
  return one.data.some((value, at) => value !== other.data[at]);
}

async function backgroundOf(element: Locator): Promise<string> {
  return element.evaluate((node) => getComputedStyle(node).backgroundColor);
}
