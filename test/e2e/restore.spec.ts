/** The last visit's photos: they survive the page, are offered to their user alone, and end with signing out. */
import type { Page } from "@playwright/test";
import { countStoredPhotos, isTextStored } from "../product/stored-photos.ts";
import { becomeUser } from "./support/account.ts";
import { EditorPage } from "./support/editor-page.ts";
import { expect, test } from "./support/test.ts";
import { effort } from "../effort.ts";

test.use({ plan: "pro" });

const PHOTOS = ["plain", "png-rgb", "webp-lossy"] as const;

/** Loads photos, types a caption for the second, and waits until both are stored. */
async function loadAndType(editor: EditorPage, page: Page, paths: readonly string[]): Promise<void> {
  await editor.load(...paths);
  await editor.button("Next").click();
  await editor.field("Subject name").fill("Typed by hand");
  await expect.poll(() => isTextStored(page, "Typed by hand")).toBe(true);
  await expect.poll(() => countStoredPhotos(page)).toBe(paths.length);
}

async function expectRestored(editor: EditorPage): Promise<void> {
  await editor.button("Restore 3 photos").click();
  await expect(editor.thumbnails).toHaveCount(3);
  await expect(editor.field("Subject name")).toHaveValue("Typed by hand");
}

test("Photos, captions and selection of a closed tab are offered to others, stay after reloading, can be exported, and end with signing out", async ({
  editor,
  page,
  photos,
  context,
}) => {
  await loadAndType(editor, page, await photos(...PHOTOS));
  const other = new EditorPage(await context.newPage());
  await other.open();
  await page.close();
  for (let visit = 1; visit <= 2; visit++) {
    await other.page.reload();
    await expectRestored(other);
  }
  const download = other.page.waitForEvent("download");
  await other.button("Export").click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);

  const account = await context.newPage();
  await account.goto("/account");
  await account.getByRole("button", { name: "Sign out", exact: true }).first().click();
  const dialog = account.getByRole("dialog", { name: "Sign out and discard 3 photos?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(other.thumbnails).toHaveCount(3);
  await account.getByRole("button", { name: "Sign out", exact: true }).first().click();
  await dialog.getByRole("button", { name: "Sign out" }).click();
  await expect(account.getByRole("button", { name: "Sign in with Google" })).toBeVisible();
  await expect.poll(() => countStoredPhotos(account)).toBe(0);
});

const KILLS = effort(2, 20);

/** Kills the renderer, and opens the editor again. */
async function kill(page: Page): Promise<EditorPage> {
  const context = page.context();
  const cdp = await context.newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  cdp.send("Page.crash").catch(() => undefined);
  await crashed;
  await page.close();
  const next = new EditorPage(await context.newPage());
  await next.open();
  return next;
}

test("Nothing that was stored is lost when the renderer is killed, while loading as well, but another user is offered nothing", async ({
  editor,
  page,
  photos,
  context,
}) => {
  test.setTimeout(30_000 * KILLS);
  const paths = await photos(...PHOTOS);
  await loadAndType(editor, page, paths);
  let current = editor;
  let seen: number = PHOTOS.length;
  for (let time = 1; time <= KILLS; time++) {
    const isLoading = time % 2 === 0;
    if (isLoading) await current.give(...paths, ...paths);
    else await current.field("Location").fill(`Place ${time}`);
    if (isLoading) await expect.poll(() => current.countPhotos()).toBeGreaterThanOrEqual(seen + (time % 5));
    else await expect.poll(() => isTextStored(current.page, `Place ${time}`)).toBe(true);
    current = await kill(current.page);
    await current.page.getByRole("button", { name: /^Restore \d+ photos$/ }).click();
    await expect(current.field("Subject name")).toHaveValue("Typed by hand");
    await expect(current.field("Location")).toHaveValue(`Place ${isLoading ? time - 1 : time}`);
    await expect.poll(() => current.countPhotos()).toBeGreaterThanOrEqual(seen);
    seen = await current.countPhotos();
  }
  await current.page.close();
  await context.clearCookies();
  const next = await context.newPage();
  await becomeUser(next.request);
  await new EditorPage(next).open();
  await expect.poll(() => countStoredPhotos(next)).toBe(0);
  await expect(next.getByRole("button", { name: /^Restore/ })).toHaveCount(0);
});
