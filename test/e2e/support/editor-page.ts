/** The editor's page object. Controls are found by accessible name (DECISIONS §5), never by markup. */
import { expect, type Locator, type Page } from "@playwright/test";
import type { PRESETS } from "../../framed/geometry.ts";

export type Preset = "original" | keyof typeof PRESETS;
export type Display = "All" | "Camera" | "Lens" | "EXIF" | "None";

/**
 * Polling intervals in milliseconds: Playwright's default, up to a second, would delay every opening and every load.
 */
const OFTEN = [20, 50];

export class EditorPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto("/tool");
    await expect.poll(() => this.addPhotos.count(), { intervals: OFTEN }).toBe(1);
    // Key handlers are active from the frame after the first picture.
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  }

  get addPhotos(): Locator {
    return this.page.getByLabel("Add photos", { exact: true });
  }

  get preview(): Locator {
    return this.page.getByRole("img", { name: "Preview", exact: true });
  }

  /** Photo list, each a button named after its file. */
  get thumbnails(): Locator {
    return this.page.getByRole("list", { name: "Thumbnails" }).getByRole("listitem");
  }

  /** `1 / 5`: current photo and their number; on a phone it opens the sheet, also while the sheet covers it. */
  get pillCount(): Locator {
    return this.page.getByRole("button", { name: /^\d+ \/ \d+$/, includeHidden: true });
  }

  get upsell(): Locator {
    return this.page.getByRole("dialog", { name: "Upgrade to Pro" });
  }

  get exportMethod(): Locator {
    return this.page.getByRole("status", { name: "Export method" });
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  slider(name: string): Locator {
    return this.page.getByRole("slider", { name, exact: true });
  }

  toggle(name: string): Locator {
    return this.page.getByRole("switch", { name, exact: true });
  }

  /** A text field, colour, file input or select. */
  field(name: string): Locator {
    return this.page.getByLabel(name, { exact: true });
  }

  choice(group: string, name: string): Locator {
    return this.page.getByRole("radiogroup", { name: group, exact: true }).getByRole("radio", { name, exact: true });
  }

  /** Opens settings sections, which remember it. */
  async unfold(...sections: readonly ("Lines" | "Camera data" | "Logo" | "Output")[]): Promise<void> {
    for (const section of sections) {
      const head = this.page.getByRole("heading", { name: section, exact: true }).getByRole("button");
      if ((await head.getAttribute("aria-expanded")) === "false") await head.click();
    }
  }

  /** Waits until the account's plan, arriving after the editor, has unlocked the settings. */
  async expectUnlocked(): Promise<void> {
    await expect(this.button("Lines")).toBeVisible();
    await expect(this.page.getByRole("button", { name: /^PRO: inner stroke/ })).toHaveCount(0);
  }

  async chooseInLooksMenu(name: string): Promise<void> {
    await this.button("Looks menu").click();
    await this.page.getByRole("menuitem", { name, exact: true }).click();
  }

  /** Saves the present look under a name. */
  async saveLook(name: string): Promise<void> {
    await this.chooseInLooksMenu("Save this look");
    const dialog = this.page.getByRole("dialog", { name: "Save this look" });
    await dialog.getByLabel("Name of the look").fill(name);
    await dialog.getByRole("button", { name: /^(?:Save|Replace)$/ }).click();
    await expect(this.text(`“${name}” saved`).last()).toBeVisible();
  }

  /** A message, or any other text on the page. */
  text(text: string | RegExp): Locator {
    return this.page.getByText(text, { exact: true });
  }

  thumbnail(fileName: string): Locator {
    return this.thumbnails.getByRole("button", { name: fileName, exact: true });
  }

  /** Sets the file input's files without waiting for them to load. */
  async give(...paths: readonly string[]): Promise<void> {
    await this.addPhotos.setInputFiles([...paths]);
  }

  /** Loads files, all of which must be valid. */
  async load(...paths: readonly string[]): Promise<void> {
    const before = await this.countPhotos();
    await this.give(...paths);
    await expect.poll(() => this.countPhotos(), { intervals: OFTEN }).toBe(before + paths.length);
  }

  /** Replaces the loaded files: a table's next case, on Pro, without reopening the editor. */
  async loadInstead(...paths: readonly string[]): Promise<void> {
    if ((await this.countPhotos()) > 0) await this.button("Clear batch").click();
    await expect(this.thumbnails).toHaveCount(0);
    await this.load(...paths);
  }

  /** Counts loaded photos, on a phone from the pill, because thumbnails are hidden. */
  async countPhotos(): Promise<number> {
    const [pill] = await this.pillCount.allTextContents();
    return pill === undefined ? this.thumbnails.count() : Number(pill.split("/")[1]);
  }

  async choosePreset(preset: Preset): Promise<void> {
    await this.unfold("Output");
    await this.field("Social preset").selectOption(preset);
  }

  async chooseFormat(format: "JPG" | "PNG" | "WebP"): Promise<void> {
    await this.unfold("Output");
    await this.choice("Export format", format).check();
  }
}
