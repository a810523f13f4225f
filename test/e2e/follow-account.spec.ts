/** A Pro user's settings are synchronised between browsers and removed at a sign-out. */
import type { Browser, Page } from "@playwright/test";
import type { RunningProduct } from "../product/server.ts";
import { expect, test } from "./product.ts";
import { becomeUser, newAddress, signIn } from "./support/account.ts";
import { EditorPage } from "./support/editor-page.ts";

const outer = (page: Page) => page.getByRole("slider", { name: "Outer matte size", exact: true });
const unlocked = (page: Page) => new EditorPage(page).expectUnlocked();
const stroke = (page: Page) => page.getByRole("slider", { name: "Inner stroke size", exact: true });

/** Opens a new Pro user's editor. */
async function openAsPro(
  page: Page,
  product: RunningProduct,
): Promise<{ readonly email: string; readonly uid: string }> {
  const email = newAddress();
  const uid = await becomeUser(page.request, email);
  await product.setPlan(email, "pro");
  await page.goto("/tool");
  return { email, uid };
}

/** Another computer, sharing only the account. */
async function elsewhere(browser: Browser, origin: string, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await signIn(page.request, email);
  await page.goto("/tool");
  return page;
}

async function settingsOf(page: Page, uid: string): Promise<unknown> {
  return (await page.request.get(`/api/users/${uid}/settings`)).json();
}

test("A setting changed on one computer appears on the other, in both directions", async ({
  page,
  browser,
  origin,
  product,
}) => {
  const { email, uid } = await openAsPro(page, product);
  await unlocked(page);
  await outer(page).fill("13");
  await expect.poll(() => settingsOf(page, uid)).toMatchObject({ settings: { outerBorderSize: { value: 13 } } });

  const other = await elsewhere(browser, origin, email);
  await expect(outer(other)).toHaveValue("13");
  for (const tab of [page, other]) await tab.getByRole("button", { name: "Lines", exact: true }).click();
  await stroke(other).fill("4");
  await expect.poll(() => settingsOf(page, uid)).toMatchObject({ settings: { innerBorderSize: { value: 4 } } });
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(stroke(page)).toHaveValue("4");
  await other.context().close();
});

test("A setting changed right before the page is closed appears on the other computer", async ({
  page,
  browser,
  origin,
  product,
}) => {
  const { email, uid } = await openAsPro(page, product);
  await page.getByRole("button", { name: "Lines", exact: true }).click();
  await expect(stroke(page)).toBeEnabled();
  await expect.poll(() => settingsOf(page, uid)).toMatchObject({ settings: { outerBorderSize: { value: 8 } } });
  await outer(page).fill("13");
  await page.goto("about:blank");
  const other = await elsewhere(browser, origin, email);
  await expect(outer(other)).toHaveValue("13");
  await other.context().close();
});

test.describe("Signing out", () => {
  // The change in transit reaches an ended session.
  test.use({ expectedComplaints: [/401|could not be looked up again/] });

  test("immediately after a change leaves only the queued change in the browser", async ({ page, product }) => {
    const { email, uid } = await openAsPro(page, product);
    await unlocked(page);
    await expect.poll(() => settingsOf(page, uid)).toMatchObject({ settings: { outerBorderSize: { value: 8 } } });
    await page.evaluate(() => {
      const press = (name: string): void => {
        const found = [...document.querySelectorAll("button")].find(
          (button) => button.getAttribute("aria-label") === name || button.textContent === name,
        );
        found?.click();
      };
      press("4 inch");
      press("Sign out");
    });
    await expect(page.getByRole("button", { name: "Sign in with Google" })).toBeVisible();
    const keys = (): Promise<string[]> => page.evaluate(() => Object.keys(localStorage));
    await expect.poll(keys).toEqual([`matte.unsent-settings.${uid}`]);
    await signIn(page.request, email);
    await page.reload();
    await expect(outer(page)).toHaveValue("16");
    await expect.poll(() => settingsOf(page, uid)).toMatchObject({ settings: { outerBorderSize: { value: 16 } } });
  });
});
