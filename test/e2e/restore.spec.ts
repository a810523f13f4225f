/** Photos of the last visit: they survive the page, are offered to their user alone, and end with signing out. */
import type { Page } from "@playwright/test";
import { becomeUser } from "./support/account.ts";
import { EditorPage } from "./support/editor-page.ts";
import { expect, test } from "./support/test.ts";

test.use({ plan: "pro" });

const PHOTOS = ["plain", "png-rgb", "webp-lossy"] as const;

/** Number of stored photos. */
async function stored(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open("matte-recovery");
        opening.addEventListener("success", () => {
          const counting = opening.result.transaction("photos").objectStore("photos").count();
          counting.addEventListener("success", () => resolve(counting.result));
          opening.result.close();
        });
      }),
  );
}

/** Loads photos, types a caption for the second, and waits for a second. */
async function loadAndType(editor: EditorPage, page: Page, paths: readonly string[]): Promise<void> {
  await editor.load(...paths);
  await editor.button("Next").click();
  await editor.field("Subject name").fill("Typed by hand");
  await page.waitForTimeout(1000);
}

async function expectRestored(editor: EditorPage): Promise<void> {
  await editor.button("Restore 3 photos").click();
  await expect(editor.thumbnails).toHaveCount(3);
  await expect(editor.field("Subject name")).toHaveValue("Typed by hand");
}

test("Photos, captions and selection are restored after reloading, and can be exported", async ({
  editor,
  page,
  photos,
}) => {
  await loadAndType(editor, page, await photos(...PHOTOS));
  await page.reload();
  await expectRestored(editor);
  await page.reload();
  await expectRestored(editor);
  const download = page.waitForEvent("download");
  await editor.button("Export").click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
});

test("Nothing that was on screen for a second is lost when the renderer is killed", async ({
  editor,
  page,
  photos,
  context,
}) => {
  await loadAndType(editor, page, await photos(...PHOTOS));
  let current = page;
  for (let time = 1; time <= 5; time++) {
    const cdp = await context.newCDPSession(current);
    const crashed = current.waitForEvent("crash");
    cdp.send("Page.crash").catch(() => undefined);
    await crashed;
    await current.close();
    current = await context.newPage();
    const next = new EditorPage(current);
    await next.open();
    await expectRestored(next);
    await next.field("Location").fill(`Place ${time}`);
    await current.waitForTimeout(1000);
  }
  await current.reload();
  const last = new EditorPage(current);
  await expectRestored(last);
  await expect(last.field("Location")).toHaveValue("Place 5");
});

test("A second tab does not offer the photos of the first, but those of a closed one", async ({
  editor,
  page,
  photos,
  context,
}) => {
  await loadAndType(editor, page, await photos(...PHOTOS));
  const other = new EditorPage(await context.newPage());
  await other.open();
  await other.page.waitForTimeout(1000);
  await expect(other.button("Restore 3 photos")).toBeHidden();
  await page.close();
  await other.page.reload();
  await expectRestored(other);
});

test("Another user is offered nothing, and nothing is left", async ({ editor, page, photos, context }) => {
  await loadAndType(editor, page, await photos(...PHOTOS));
  await expect.poll(() => stored(page)).toBe(3);
  await page.close();
  await context.clearCookies();
  const next = await context.newPage();
  await becomeUser(next.request);
  await new EditorPage(next).open();
  await expect.poll(() => stored(next)).toBe(0);
  await expect(next.getByRole("button", { name: /^Restore/ })).toHaveCount(0);
});

test("Signing out forgets the photos", async ({ editor, page, photos }) => {
  await loadAndType(editor, page, await photos(...PHOTOS));
  await editor.button("Sign out").click();
  await page
    .getByRole("dialog", { name: "Sign out and discard 3 photos?" })
    .getByRole("button", { name: "Sign out" })
    .click();
  await expect(page.getByRole("button", { name: "Sign in with Google" })).toBeVisible();
  await expect.poll(() => stored(page)).toBe(0);
});
