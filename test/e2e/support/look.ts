import type { Page } from "@playwright/test";
import { DEFAULT_SETTINGS, type Settings, storedSettings } from "@matte/engine";
import { expect } from "./test.ts";

/** A look file's contents. */
export interface Look {
  readonly version: number;
  readonly settings: Readonly<Partial<Settings>>;
  readonly texts?: Readonly<Partial<Settings>>;
}

/**
 * Gives the account everything in a look file, and defaults for the rest: a look chosen in the editor sets the frame
 * alone. The open editor, with its photos, takes them over as from another device.
 */
export async function openLook(page: Page, { settings, texts = {} }: Look): Promise<void> {
  const { user } = (await (await page.request.get("/api/session")).json()) as {
    readonly user: { readonly uid: string };
  };
  const url = `/api/users/${user.uid}/settings`;
  const wanted = storedSettings({ ...DEFAULT_SETTINGS, ...settings, ...texts });
  const inAccount = async (): Promise<object> =>
    ((await (await page.request.get(url)).json()) as { readonly settings: object }).settings;
  // The editor's opening settings are there first.
  await expect.poll(inAccount).toHaveProperty("outerBorderSize");
  const changedAt = new Date().toISOString();
  const chosen: unknown = Object.fromEntries(
    Object.entries(wanted).map(([name, value]) => [name, { value, changedAt }]),
  );
  await expect(await page.request.put(url, { data: { settings: chosen } })).toBeOK();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  const stored = (): Promise<unknown> =>
    page.evaluate((key): unknown => JSON.parse(localStorage.getItem(key) ?? "{}"), `matte.settings.${user.uid}`);
  await expect.poll(async () => ({ ...DEFAULT_SETTINGS, ...((await stored()) as object) })).toMatchObject(wanted);
}
