/**
 * A computer shared by several users: nothing is left for the next one, even when a page was closed without a sign-out.
 */
import type { Page } from "@playwright/test";
import { becomeUser } from "./support/account.ts";
import { EditorPage } from "./support/editor-page.ts";
import { expect, test } from "./support/test.ts";

/** Finds local storage keys with a uid, and upload folders. */
async function traces(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const keys = Object.keys(localStorage).filter((key) => /^matte\.[\w-]+\./.test(key));
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle("uploads").catch(() => null);
    if (folder !== null) for await (const name of folder.keys()) keys.push(`uploads/${name}`);
    return keys.sort();
  });
}

/** Loads a photo whose upload has to wait, changes a setting, and closes the page. @returns the uid */
async function leaveTraces(page: Page, photo: string): Promise<string> {
  const uid = await becomeUser(page.request);
  await page.route("/upload/save.php", (route) => route.abort("connectionrefused"));
  const editor = new EditorPage(page);
  await editor.open();
  await editor.load(photo);
  await editor.field("Location").fill("Lofoten");
  await expect.poll(() => traces(page)).toEqual([`matte.look.${uid}`, `matte.settings.${uid}`, `uploads/${uid}`]);
  await page.close();
  return uid;
}

test.use({ expectedComplaints: [/ERR_CONNECTION_REFUSED|ERR_FAILED|Upload of .* failed/] });

test("Settings and uploads of a user whose session ended are removed when another user is found", async ({
  page,
  context,
  photos,
}) => {
  const [photo] = await photos("plain");
  const ada = await leaveTraces(page, photo!);
  await context.clearCookies();
  const next = await context.newPage();
  const bob = await becomeUser(next.request);
  await new EditorPage(next).open();
  await expect.poll(async () => (await traces(next)).filter((name) => name.endsWith(ada))).toEqual([]);
  expect((await traces(next)).every((name) => name.endsWith(bob))).toBe(true);
});

test("They stay for the user’s own return within 14 days, and are removed afterwards", async ({
  page,
  context,
  photos,
}) => {
  const [photo] = await photos("plain");
  const ada = await leaveTraces(page, photo!);
  await context.clearCookies();
  const next = await context.newPage();
  await next.goto("/tool");
  await expect(next.getByRole("button", { name: "Sign in with Google" })).toBeVisible();
  expect(await traces(next)).toEqual([`matte.look.${ada}`, `matte.settings.${ada}`, `uploads/${ada}`]);
  await next.clock.install({ time: Date.now() + 15 * 24 * 60 * 60_000 });
  await next.reload();
  await expect(next.getByRole("button", { name: "Sign in with Google" })).toBeVisible();
  await expect.poll(() => traces(next)).toEqual([]);
});
