/** A server away while the editor is open, in a browser without a service worker. */
import type { Page } from "@playwright/test";
import { becomeUser } from "./support/account.ts";
import { EditorPage } from "./support/editor-page.ts";
import { expect, test } from "./support/test.ts";

test.use({ expectedComplaints: [/could not be looked up again|ERR_CONNECTION_REFUSED/] });

/** Leaves all the page's requests unanswered. */
async function silence(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.route("**/*", () => new Promise<never>(() => undefined));
}

test("Offline is shown ten seconds after a lookup of the session that met with silence", async ({ page }) => {
  await becomeUser(page.request);
  await page.clock.install();
  const editor = new EditorPage(page);
  await editor.open();
  await silence(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const lookup = page.waitForRequest(/\/api\/session$/);
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await lookup;
  await page.clock.fastForward(9900);
  await expect(editor.text("Offline")).toBeHidden();
  await page.clock.fastForward(100);
  await expect(editor.text("Offline")).toBeVisible();
});

test("Parts of the editor that cannot be fetched are left out until the connection returns", async ({
  page,
  photos,
}) => {
  await becomeUser(page.request);
  const late = /\/assets\/(?:photo|dialogs|background)-/;
  let refused = 0;
  await page.route(late, (route) => {
    refused += 1;
    return route.abort("connectionrefused");
  });
  const editor = new EditorPage(page);
  await page.clock.install();
  await editor.open();
  const [photo] = await photos("plain");
  await editor.addPhotos.setInputFiles(photo!);
  await editor.toggle("Show metadata").check();
  // A subject typed before the photo is loaded would be replaced by the photo's.
  await expect(editor.field("Subject name")).not.toHaveValue("");
  await editor.field("Subject name").fill("ᚠᚢᚦ");
  // Past the first tries, after which a part used to be given up.
  const refusedLater = async (): Promise<number> => {
    await page.clock.fastForward(1000);
    return refused;
  };
  await expect.poll(refusedLater).toBeGreaterThan(8);
  await expect(editor.button("Export")).toBeEnabled();
  await expect(editor.thumbnails).toHaveCount(0);
  const uploaded = page.waitForResponse((response) => response.url().endsWith("/upload/save.php"));
  await page.unroute(late);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(editor.thumbnails).toHaveCount(1);
  await expect(page.getByText(/^(?:Inter doesn’t have|No font on this computer has) ᚠ/)).toBeVisible();
  expect((await uploaded).status()).toBe(200);
});
