/** A session expires while photos are open: they are kept for the same user only. */
import type { Page } from "@playwright/test";
import { becomeUser, newAddress, signInByPopup } from "./support/account.ts";
import { findings } from "./support/axe.ts";
import { EditorPage } from "./support/editor-page.ts";
import { exported } from "./support/exported.ts";
import { expect, test } from "./support/test.ts";

/** Console message about requests without a session. */
test.use({ expectedComplaints: [/401|Settings wait to be sent|A logo waits/] });

const ENDED = "Your session has ended. Your work stays as it is.";

/** Ends the session on the server only, as by expiry: the page is not notified. */
async function endSession({ request }: Page): Promise<void> {
  expect((await request.post("/auth/sign-out")).ok()).toBe(true);
}

test("Open photos are still there when the user of an expired session signs in again", async ({
  page,
  product,
  photos,
}) => {
  const email = newAddress();
  const uid = await becomeUser(page.request, email);
  await product.setPlan(email, "pro");
  const editor = new EditorPage(page);
  await editor.open();
  await editor.expectUnlocked();
  const account = async (): Promise<unknown> => (await page.request.get(`/api/users/${uid}/settings`)).json();
  await editor.load(...(await photos("plain", "comment")));
  await editor.field("Subject name").fill("Vessels");
  await expect.poll(account).toMatchObject({ settings: { outerBorderSize: { value: 8 } } });

  await endSession(page);
  // The page notices with its next request.
  await editor.slider("Outer matte size").fill("13");
  await expect(editor.text(ENDED)).toBeVisible();
  await editor.slider("Outer matte size").fill("14");
  const zip = await exported(page, () => editor.button("Export").click());
  expect(zip.name).toMatch(/\.zip$/);

  const sent: number[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith("/upload/save.php")) sent.push(response.status());
  });
  await signInByPopup(page, email);
  await expect(editor.text(ENDED)).toBeHidden();
  expect(await editor.countPhotos()).toBe(2);
  await expect(editor.field("Subject name")).toHaveValue("Vessels");
  await expect(editor.slider("Outer matte size")).toHaveValue("14");
  // Queued data reached the account: the settings, and the batch's pictures.
  await expect.poll(account).toMatchObject({ settings: { outerBorderSize: { value: 14 } } });
  await expect.poll(() => sent.filter((status) => status === 200).length).toBeGreaterThanOrEqual(2);
  const again = await exported(page, () => editor.button("Export").click());
  expect(again.name).toMatch(/\.zip$/);
});

test("A different user who signs in does not see the photos of an expired session", async ({
  editor,
  page,
  browser,
  origin,
  photos,
}) => {
  const other = newAddress();
  const elsewhere = await browser.newContext({ baseURL: origin });
  await becomeUser(elsewhere.request, other);
  await elsewhere.close();
  await editor.load(...(await photos("plain")));
  await editor.field("Subject name").fill("Vessels");
  const traces = async () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("settings")));
  await expect.poll(traces).toHaveLength(1);

  await endSession(page);
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(editor.text(ENDED)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await signInByPopup(page, other);
  await expect(editor.text(ENDED)).toBeHidden();
  await expect(editor.button("Export")).toBeVisible();
  expect(await editor.countPhotos()).toBe(0);
  await expect(editor.field("Subject name")).toHaveValue("");
  await expect.poll(traces).toEqual([]);
});
