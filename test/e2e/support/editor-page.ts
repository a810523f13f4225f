/** The editor as people find it: every control by its accessible name (DECISIONS §5), nothing by its markup. */
import { expect, type Locator, type Page } from "@playwright/test";

export type Preset = "original" | "portrait-4x5" | "instagram-post-safe" | "story-9x16" | "square-1x1";
export type Display = "All" | "Camera" | "Lens" | "EXIF" | "None";

/** In milliseconds. Playwright's own, of up to a second, make every load as slow as its next look. */
const OFTEN = [20, 50];

export class EditorPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto("/tool");
    await this.addPhotos.waitFor({ state: "attached" });
    // Keys are heard from the frame after the first picture on.
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  }

  get addPhotos(): Locator {
    return this.page.getByLabel("Add photos", { exact: true });
  }

  get preview(): Locator {
    return this.page.getByRole("img", { name: "Preview", exact: true });
  }

  /** The photos of the list, each a button named after its file. */
  get thumbnails(): Locator {
    return this.page.getByRole("list", { name: "Thumbnails" }).getByRole("listitem");
  }

  /** `1 / 5`: which photo of how many, and on a phone the way to all of them; also while these stand before it. */
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

  /** A text field, a colour, a file input or a list of choices. */
  field(name: string): Locator {
    return this.page.getByLabel(name, { exact: true });
  }

  choice(group: string, name: string): Locator {
    return this.page.getByRole("radiogroup", { name: group, exact: true }).getByRole("radio", { name, exact: true });
  }

  /** A message, or any other words on the page. */
  words(text: string | RegExp): Locator {
    return this.page.getByText(text, { exact: true });
  }

  thumbnail(fileName: string): Locator {
    return this.thumbnails.getByRole("button", { name: fileName, exact: true });
  }

  /** Hands files to the file input, without waiting for them to load. */
  async give(...paths: readonly string[]): Promise<void> {
    await this.addPhotos.setInputFiles([...paths]);
  }

  /** Loads files, all of which must be good. */
  async load(...paths: readonly string[]): Promise<void> {
    const before = await this.countPhotos();
    await this.give(...paths);
    await expect.poll(() => this.countPhotos(), { intervals: OFTEN }).toBe(before + paths.length);
  }

  /** Loads files in the place of what is there: the next case of a table, on Pro, without opening the editor anew. */
  async loadInstead(...paths: readonly string[]): Promise<void> {
    if ((await this.countPhotos()) > 0) await this.button("Clear batch").click();
    await expect(this.thumbnails).toHaveCount(0);
    await this.load(...paths);
  }

  /** Where a phone keeps its thumbnails out of sight, its pill tells. */
  async countPhotos(): Promise<number> {
    const [pill] = await this.pillCount.allTextContents();
    return pill === undefined ? this.thumbnails.count() : Number(pill.split("/")[1]);
  }

  async choosePreset(preset: Preset): Promise<void> {
    await this.field("Social preset").selectOption(preset);
  }

  async chooseFormat(format: "JPG" | "PNG"): Promise<void> {
    await this.choice("Export format", format).check();
  }
}
