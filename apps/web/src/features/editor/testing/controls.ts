/** Helpers for the editor's browser specs: controls by name, photos, and a clean start. */
import { afterEach, beforeEach, expect, vi } from "vitest";
import { page, userEvent, type Locator } from "vitest/browser";
import { fixture } from "#domain/photos/testing/fixtures.ts";
import { forgetWorks } from "#domain/recovery/earlier-work.ts";
import { lockOf } from "#domain/recovery/open-work.ts";
import { localValues } from "#lib/storage.ts";
import { toasts } from "#ui/index.ts";
import { ANONYMOUS } from "#domain/account/saved-settings.ts";
import { plainPhoto } from "./show-editor.tsx";

/** Starts every test of the file on a wide screen, with empty storage and no messages. */
export function startClean(): void {
  beforeEach(async () => {
    localStorage.clear();
    unfoldPanel();
    await expect.poll(openWorks).toEqual([]);
    await forgetWorks(ANONYMOUS);
    await page.viewport(1440, 900);
    // A page scrolled by an earlier test stays scrolled, or is still scrolling.
    scrollTo({ top: 0, behavior: "instant" });
  });
  afterEach(() => {
    toasts.remove();
    vi.restoreAllMocks();
  });
}

/** Opens the sections folded at a first visit. */
function unfoldPanel(): void {
  localValues.write("matte.folds", { stroke: false, "camera-data": false, logo: false, output: false });
}

/** Returns locks still held by an earlier test's editor. The next editor would offer to restore that test's photos. */
async function openWorks(): Promise<readonly string[]> {
  const { held = [], pending = [] } = await navigator.locks.query();
  return [...held, ...pending].flatMap(({ name = "" }) => (name.startsWith(lockOf("")) ? [name] : []));
}

export function button(name: string): Locator {
  return page.getByRole("button", { name, exact: true });
}

/** Chooses an item of the looks' menu. */
export async function chooseInLooksMenu(name: string): Promise<void> {
  await userEvent.click(button("Looks menu"));
  await userEvent.click(page.getByRole("menuitem", { name, exact: true }));
}

export function field(name: string): Locator {
  return page.getByRole("textbox", { name, exact: true });
}

export function preview(): Locator {
  return page.getByRole("img", { name: "Preview" });
}

/** A red photo, 300 by 200 pixels; a PNG, so that its frame is exact to the pixel. */
export function red(): Promise<File> {
  return plainPhoto("harbour-dawn.png", "#c01020");
}

export async function renamed(name: Parameters<typeof fixture>[0], fileName: string): Promise<File> {
  return new File([await fixture(name)], fileName, { type: "image/jpeg" });
}
