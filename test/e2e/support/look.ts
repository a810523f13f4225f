import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

export interface LookFile {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly texts?: Readonly<Record<string, string>>;
}

/** Gives the account everything in a look file: a look chosen in the editor sets the frame alone. */
export async function openLook(page: Page, { settings, texts = {} }: LookFile): Promise<void> {
  const { user } = (await (await page.request.get("/api/session")).json()) as {
    readonly user: { readonly uid: string };
  };
  const url = `/api/users/${user.uid}/settings`;
  const wanted = Object.entries({ ...settings, ...texts });
  const inAccount = async (): Promise<object> =>
    ((await (await page.request.get(url)).json()) as { readonly settings: object }).settings;
  // The editor's opening settings are there first.
  await expect.poll(inAccount).toHaveProperty("outerBorderSize");
  const changedAt = new Date().toISOString();
  const data = { settings: Object.fromEntries(wanted.map(([name, value]) => [name, { value, changedAt }])) };
  await expect(await page.request.put(url, { data })).toBeOK();
  await page.reload();
  const stored = (): Promise<unknown> =>
    page.evaluate((key): unknown => JSON.parse(localStorage.getItem(key) ?? "{}"), `matte.settings.${user.uid}`);
  await expect.poll(stored).toMatchObject(Object.fromEntries(wanted));
}
