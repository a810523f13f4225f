/** Confirming a subscription by the link in the letter, with and without scripts. */
import type { Page } from "@playwright/test";
import { startMailbox, type Mailbox } from "../mail/index.ts";
import { startProduct, type RunningProduct } from "../product/server.ts";
import { newAddress, signIn } from "./support/account.ts";
import { findings } from "./support/axe.ts";
import { EXTREME_LOOKS } from "./support/themes-and-widths.ts";
import { expect, test as base } from "./product.ts";

const test = base.extend<object, { readonly mailbox: Mailbox; readonly product: RunningProduct }>({
  mailbox: [
    async ({ browser: _browser }, use) => {
      const mailbox = await startMailbox();
      await use(mailbox);
      await mailbox.stop();
    },
    { scope: "worker" },
  ],
  product: [
    async ({ mailbox }, use) => {
      const product = await startProduct({ SMTP_URL: mailbox.url });
      await use(product);
      await product.stop();
    },
    { scope: "worker" },
  ],
});

async function subscribe(page: Page, email: string): Promise<void> {
  await page.goto("/newsletter");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("checkbox", { name: /^I agree to receive the newsletter\./ }).check();
  await page.getByRole("button", { name: "Subscribe", exact: true }).click();
  await expect(page.getByRole("group", { name: "Check your mail." })).toBeVisible();
  await expect(page.getByRole("button", { name: "Subscribe", exact: true })).toBeHidden();
}

async function isListed(page: Page, email: string): Promise<boolean> {
  await signIn(page.request, "admin@example.com");
  const file = await (await page.request.get("/api/admin/newsletter.csv")).text();
  return file.split("\r\n").some((line) => line.startsWith(`${email},`));
}

async function confirm(page: Page, mailbox: Mailbox, email: string): Promise<void> {
  await page.goto((await mailbox.letterTo(email)).link.href);
  await expect(page).toHaveTitle("Confirm your subscription · Matte");
  expect(await isListed(page, email)).toBe(false);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("group", { name: "You’re on the list." })).toBeVisible();
  await expect(page).toHaveURL("/newsletter/confirm#confirmed");
  await expect(page.getByRole("button", { name: "Confirm" })).toBeHidden();
  expect(await isListed(page, email)).toBe(true);
}

for (const [colorScheme, width] of EXTREME_LOOKS)
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 844 } });

    test("an address is on the list after its owner has confirmed it", async ({ page, mailbox }) => {
      const email = newAddress();
      await subscribe(page, email);
      await expect(page.getByRole("group", { name: "Check your mail." })).toBeFocused();
      expect(await findings(page)).toEqual([]);
      await page.goto((await mailbox.letterTo(email)).link.href);
      expect(await findings(page)).toEqual([]);
      await confirm(page, mailbox, email);
      expect(await findings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });

test("A link that has expired leads back to the newsletter", async ({ page }) => {
  await page.goto(`/newsletter/confirm?token=${"x".repeat(43)}`);
  await page.getByRole("button", { name: "Confirm" }).click();
  const outcome = page.getByRole("group", { name: "This link has expired." });
  await expect(outcome).toBeVisible();
  await expect(page.getByRole("button", { name: "Confirm" })).toBeHidden();
  expect(await findings(page)).toEqual([]);
  await outcome.getByRole("link", { name: "subscribe again" }).click();
  await expect(page).toHaveURL("/newsletter");
});

test.describe("Without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an address is on the list after its owner has confirmed it", async ({ page, mailbox }) => {
    const email = newAddress();
    await subscribe(page, email);
    await confirm(page, mailbox, email);
  });
});
