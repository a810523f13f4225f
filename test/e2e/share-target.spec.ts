/** Photos shared to the installed app, posted as a form to `/share` like the system does. */
import type { Page } from "@playwright/test";
import { newAddress, signIn } from "./support/account.ts";
import { findings } from "./support/axe.ts";
import { EditorPage } from "./support/editor-page.ts";
import { untilKept } from "./support/service-worker.ts";
import { expect, test } from "./support/test.ts";

test.use({ serviceWorkers: "allow" });

async function share(page: Page, paths: readonly string[]): Promise<void> {
  await page.evaluate(() => {
    const form = document.createElement("form");
    Object.assign(form, { method: "post", action: "/share", enctype: "multipart/form-data" });
    const input = Object.assign(document.createElement("input"), { type: "file", name: "photos", multiple: true });
    input.setAttribute("aria-label", "Shared");
    form.append(input);
    document.body.append(form);
  });
  await page.getByLabel("Shared").setInputFiles([...paths]);
  await page.evaluate(() => document.querySelector<HTMLFormElement>('form[action="/share"]')?.submit());
}

test.describe("On a plan with several photos", () => {
  test.use({ plan: "pro" });

  test("shared photos wait for a button, then open in the editor, in order", async ({ editor, photos, page }) => {
    await untilKept(page);
    await share(page, await photos("plain", "tall"));
    await editor.button("Add 2 photos").click();
    await expect(editor.thumbnails).toHaveCount(2);
    await expect(editor.button("Add 2 photos")).toBeHidden();
    await expect(page).toHaveURL("/tool");
    await page.reload();
    await expect(editor.button("Export")).toBeVisible();
    await expect(editor.thumbnails).toHaveCount(0);
  });
});

test("Shared photos are kept during the sign-in and the questions", async ({ page, photos }) => {
  await page.goto("/tool");
  await untilKept(page);
  const [photo] = await photos("plain");
  await share(page, [photo!]);
  await expect(page.getByRole("button", { name: "Sign in with Google" })).toBeVisible();
  await signIn(page.request, newAddress());
  await page.reload();
  await page.getByRole("button", { name: "Skip setup" }).click();
  const editor = new EditorPage(page);
  await editor.button("Add 1 photo").click();
  await expect(editor.thumbnails).toHaveCount(1);
});

test("Nothing of a shared photo is loaded or uploaded before the user adds it", async ({ editor, photos, page }) => {
  await untilKept(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/upload/")) sent.push(request.url());
  });
  await page.clock.install();
  await share(page, await photos("plain"));
  await expect(editor.button("Add 1 photo")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  // Longer than a loaded photo waits for its upload.
  await page.clock.fastForward(10_000);
  await expect(editor.thumbnails).toHaveCount(0);
  await editor.button("Discard").click();
  await expect(editor.button("Add 1 photo")).toBeHidden();
  await page.reload();
  await expect(editor.button("Export")).toBeVisible();
  await expect(editor.button("Discard")).toBeHidden();
  expect(sent).toEqual([]);
});

test("Signing out deletes shared photos", async ({ editor, page }) => {
  await page.evaluate(async () => {
    const cache = await caches.open("matte-shared");
    await cache.put("/share/one", new Response("a"));
  });
  await editor.button("Sign out").click();
  await expect.poll(() => page.evaluate(() => caches.has("matte-shared"))).toBe(false);
});
