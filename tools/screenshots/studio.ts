/** The built product with a signed-in user and the six artworks, for screenshot programs. */
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type BrowserContextOptions, type Page } from "playwright";
import { CHROMIUM_ARGS, chromiumPath } from "../../test/chromium/find.ts";
import { becomeUser, newAddress } from "../../test/e2e/support/account.ts";
import { EditorPage } from "../../test/e2e/support/editor-page.ts";
import { startProduct } from "../../test/product/server.ts";

/** File names become caption subjects. */
const ARTWORKS = {
  mist: "first-light.jpg",
  sea: "winter-groyne.jpg",
  still: "four-vessels.jpg",
  arch: "rose-courtyard.jpg",
  dunes: "evening-crest.jpg",
  stairwell: "oval-stairwell.jpg",
};

export interface Screenshots {
  /** The artworks' paths. */
  readonly photos: Readonly<Record<keyof typeof ARTWORKS, string>>;
  /** Opens an empty editor for a new Pro user. */
  readonly openEditor: (options: BrowserContextOptions) => Promise<EditorPage>;
}

export async function withProduct(take: (screenshots: Screenshots) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "matte-screenshots-"));
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
  try {
    await take({
      photos: await copyArtworks(folder),
      openEditor: async (options) => {
        const context = await browser.newContext({ baseURL: product.origin, ...options });
        const editor = new EditorPage(await context.newPage());
        const email = newAddress();
        await becomeUser(editor.page.request, email);
        await product.setPlan(email, "pro");
        await editor.open();
        return editor;
      },
    });
  } finally {
    await browser.close();
    await product.stop();
    await rm(folder, { recursive: true });
  }
}

async function copyArtworks(folder: string): Promise<Screenshots["photos"]> {
  const copies = Object.entries(ARTWORKS).map(async ([name, file]) => {
    const copy = join(folder, file);
    await copyFile(inRepository(`tools/art/${name}.jpg`), copy);
    return [name, copy] as const;
  });
  return Object.fromEntries(await Promise.all(copies)) as Screenshots["photos"];
}

export function inRepository(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

/** Waits until the preview is drawn and messages have disappeared. */
export async function settle(page: Page): Promise<void> {
  await page.locator('[aria-label="Preview"][data-drawn="true"]').waitFor();
  await page.getByRole("status").filter({ hasText: "loaded successfully" }).waitFor({ state: "detached" });
}
