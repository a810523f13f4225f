/** Clicks and keys of daily jobs, which docs/counted-actions.md lists. */
import type { Locator, Page } from "@playwright/test";
import { drop } from "./support/drop.ts";
import { expect, test } from "./support/test.ts";

test.use({ plan: "pro" });

/** Performs clicks and presses of keys, and counts them. */
class Hand {
  readonly #page: Page;
  clicks = 0;
  keys = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async click(target: Locator): Promise<void> {
    this.clicks++;
    await target.click();
  }

  async drop(...paths: readonly string[]): Promise<void> {
    this.clicks++;
    await drop(this.#page, ...paths);
  }

  async press(key: string): Promise<void> {
    this.keys++;
    await this.#page.keyboard.press(key);
  }

  /** Clicks and keys since the last call. */
  take(): readonly [clicks: number, keys: number] {
    const taken = [this.clicks, this.keys] as const;
    [this.clicks, this.keys] = [0, 0];
    return taken;
  }
}

test("Photos of one look are exported, one is corrected and exported again, in three actions", async ({
  editor,
  page,
  photos,
}) => {
  const hand = new Hand(page);
  await hand.drop(...(await photos("plain", "png-rgb", "webp-lossy")));
  await expect(editor.thumbnails).toHaveCount(3);
  const batch = page.waitForEvent("download");
  await hand.press("ControlOrMeta+s");
  expect((await batch).suggestedFilename()).toMatch(/\.zip$/);
  expect(hand.take()).toEqual([1, 1]);

  await hand.click(editor.thumbnails.nth(1).getByRole("button").first());
  await hand.click(editor.field("Subject name"));
  await page.keyboard.type("Corrected");
  const single = page.waitForEvent("download");
  await hand.press("ControlOrMeta+Shift+s");
  expect((await single).suggestedFilename()).toMatch(/png-rgb\.jpeg$/);
  expect(hand.take()).toEqual([2, 1]);
});

test("Captions of a series need one key between photos", async ({ editor, page, photos }) => {
  const hand = new Hand(page);
  await editor.load(...(await photos("plain", "png-rgb", "webp-lossy")));
  await hand.click(editor.field("Subject name"));
  expect(hand.take()).toEqual([1, 0]);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("First");
  for (const text of ["Second", "Third"]) {
    await hand.press("Alt+ArrowDown");
    expect(hand.take()).toEqual([0, 1]);
    await page.keyboard.type(text);
  }
  const subjects = page.getByRole("list", { name: "Thumbnails" }).locator(".thumbnail-subject");
  await expect(subjects).toHaveText(["First", "Second", "Third"]);
});

test("An earlier look is one click away, and one photo in two sizes five", async ({ editor, page, photos }) => {
  const hand = new Hand(page);
  await editor.load(...(await photos("plain")));
  await hand.click(page.getByRole("radiogroup", { name: "Looks" }).getByRole("radio", { name: "Noir", exact: true }));
  await expect(page.locator("#looks output").first()).toHaveText("Noir");
  expect(hand.take()).toEqual([1, 0]);

  // Opening a select and choosing in it are two clicks.
  hand.clicks += 2;
  await editor.choosePreset("portrait-4x5");
  await hand.click(editor.button("More ways to export"));
  await hand.click(page.getByRole("checkbox", { name: "Story 9:16" }));
  const zip = page.waitForEvent("download");
  await hand.click(editor.button("Export"));
  expect((await zip).suggestedFilename()).toMatch(/\.zip$/);
  expect(hand.take()).toEqual([5, 0]);
});
