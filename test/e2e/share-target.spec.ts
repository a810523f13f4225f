/** Photos shared to the installed app, posted as a form to `/share` as the system does. */
import type { Page } from "@playwright/test";
import { newAddress, signIn } from "./support/account.ts";
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

  test("shared photos open in the editor, in order", async ({ editor, photos, page }) => {
    await untilKept(page);
    await share(page, await photos("plain", "tall"));
    await expect(editor.thumbnails).toHaveCount(2);
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
  await expect(new EditorPage(page).thumbnails).toHaveCount(1);
});

test("Signing out deletes shared photos", async ({ editor, page }) => {
  await page.evaluate(async () => {
    const cache = await caches.open("matte-shared");
    await cache.put("/share/one", new Response("a"));
  });
  await editor.button("Sign out").click();
  await expect.poll(() => page.evaluate(() => caches.has("matte-shared"))).toBe(false);
});
