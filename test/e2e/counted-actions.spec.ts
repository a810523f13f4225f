/** Clicks and keys for daily jobs, listed in docs/counted-actions.md. */
import { writeFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { drop } from "./support/drop.ts";
import { exported } from "./support/exported.ts";
import { expect, test } from "./support/test.ts";

test.use({ plan: "pro" });

/** Performs and counts clicks and key presses. */
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

  /** A select takes two clicks. */
  async choose(select: Locator, value: string): Promise<void> {
    this.clicks += 2;
    await select.selectOption(value);
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

test("A pair is framed together in four actions, and becomes a carousel in four more", async ({
  editor,
  page,
  photos,
}) => {
  const hand = new Hand(page);
  await hand.drop(...(await photos("plain", "plain")));
  await expect(editor.thumbnails).toHaveCount(2);
  await hand.press("ControlOrMeta+a");
  await hand.press("t");
  await expect(editor.thumbnails).toHaveCount(1);
  const pair = page.waitForEvent("download");
  await hand.press("ControlOrMeta+s");
  expect((await pair).suggestedFilename()).toMatch(/-together\.jpeg$/);
  expect(hand.take()).toEqual([1, 3]);

  await hand.click(editor.button("Output"));
  await hand.choose(editor.field("Social preset"), "carousel");
  const carousel = page.waitForEvent("download");
  await hand.press("ControlOrMeta+s");
  expect((await carousel).suggestedFilename()).toMatch(/\.zip$/);
  expect(hand.take()).toEqual([3, 1]);
});

test("A series hangs on one wall, and is saved as a picture, in three actions", async ({ editor, page, photos }) => {
  const hand = new Hand(page);
  await hand.drop(...(await photos("plain", "png-rgb")));
  await expect(editor.thumbnails).toHaveCount(2);
  await hand.press("w");
  const picture = page.waitForEvent("download");
  await hand.click(editor.button("Export the wall"));
  expect((await picture).suggestedFilename()).toMatch(/-wall\.jpeg$/);
  expect(hand.take()).toEqual([2, 1]);
});

test("A contact sheet of a batch takes three clicks", async ({ editor, page, photos }) => {
  const hand = new Hand(page);
  await editor.load(...(await photos("plain", "png-rgb", "webp-lossy")));
  await hand.click(editor.button("More ways to export"));
  await hand.click(editor.button("Contact sheet…"));
  const pdf = page.waitForEvent("download");
  await hand.click(editor.button("Export PDF"));
  expect((await pdf).suggestedFilename()).toMatch(/\.pdf$/);
  expect(hand.take()).toEqual([3, 0]);
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

test("Three photos of a batch get another look in four clicks and one ZIP, and two another credit in two", async ({
  editor,
  page,
  photos,
}) => {
  const hand = new Hand(page);
  const names = ["a.jpg", "b.jpg", "c.jpg", "d.jpg", "e.jpg", "f.jpg"] as const;
  await editor.load(...(await photos(...names.map((as) => ({ photo: "plain", as }) as const))));
  await hand.click(editor.thumbnail("b.jpg"));
  await page.keyboard.down("Control");
  await hand.click(editor.thumbnail("d.jpg"));
  await hand.click(editor.thumbnail("f.jpg"));
  await page.keyboard.up("Control");
  await hand.click(page.getByRole("radiogroup", { name: "Looks" }).getByRole("radio", { name: "Noir", exact: true }));
  await expect(editor.text("Noir for 3 photos")).toBeVisible();
  const zip = page.waitForEvent("download");
  await hand.press("ControlOrMeta+s");
  expect((await zip).suggestedFilename()).toMatch(/\.zip$/);
  expect(hand.take()).toEqual([4, 1]);

  await editor.thumbnail("a.jpg").click();
  await page.keyboard.down("Shift");
  await hand.click(editor.thumbnail("b.jpg"));
  await page.keyboard.up("Shift");
  await hand.click(editor.field("Photo credit"));
  await page.keyboard.type("Jo Weiss");
  expect(hand.take()).toEqual([2, 0]);
  await editor.thumbnail("a.jpg").click();
  await expect(editor.field("Photo credit")).toHaveValue("Jo Weiss");
  await editor.thumbnail("c.jpg").click();
  await expect(editor.field("Photo credit")).toHaveValue("");
});

test("An export is opened again and its matte changed in three clicks", async ({ editor, page, photos }, info) => {
  const hand = new Hand(page);
  await editor.loadInstead(...(await photos({ photo: "canon-eos-r6", as: "WED_0004.jpg" })));
  const { bytes, name } = await exported(page, () => editor.button("Export").click());
  await editor.button("Clear batch").click();
  await writeFile(info.outputPath(name), bytes);
  await hand.drop(info.outputPath(name));
  await hand.click(editor.button("Change the frame"));
  await expect(editor.thumbnail("WED_0004.jpg")).toBeVisible();
  await hand.click(editor.button("4 inch"));
  const again = await exported(page, () => hand.press("ControlOrMeta+s"));
  expect(again.name).toMatch(/^matte-\w{4}-\d{8}-WED_0004\.jpeg$/);
  expect(hand.take()).toEqual([3, 1]);
});
