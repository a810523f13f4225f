/** A browser with the built editor, for benchmarks with many photos. */
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { CHROMIUM_ARGS, chromiumPath } from "../../test/chromium/find.ts";
import { becomeUser, newAddress } from "../../test/e2e/support/account.ts";
import type { RunningProduct } from "../../test/product/server.ts";
import { watchLongTasks } from "./long-tasks.ts";

/** Longer than the largest batch takes on a slow computer. */
export const PATIENCE = 3_600_000;

/** Uses a profile on disk: in a private window Chromium keeps private files and Blobs in memory. */
export function openBrowser({ origin }: RunningProduct, profile: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    baseURL: origin,
    executablePath: chromiumPath(),
    args: CHROMIUM_ARGS,
  });
}

export function browserOf(context: BrowserContext): Browser {
  const browser = context.browser();
  if (browser === null) throw new Error("The browser has ended.");
  return browser;
}

export async function openEditor(product: RunningProduct, page: Page): Promise<Page> {
  page.setDefaultTimeout(PATIENCE);
  await page.setViewportSize({ width: 1440, height: 900 });
  await watchLongTasks(page);
  const email = newAddress();
  await becomeUser(page.request, email);
  await product.setPlan(email, "pro");
  await reopenEditor(page);
  return page;
}

/** Opens the editor again, as its user. */
export async function reopenEditor(page: Page): Promise<void> {
  await page.goto("/tool");
  await page.getByText("No thumbnails yet").waitFor();
}

/** Polls in the page: a locator would search the text of the page in every frame and use memory there. */
export async function told(page: Page, message: string): Promise<void> {
  const isThere = (text: string): boolean => document.querySelector(".toasts")?.textContent.includes(text) ?? false;
  await page.waitForFunction(isThere, message, { polling: 100 });
}
