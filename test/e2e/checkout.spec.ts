import type { Page } from "@playwright/test";
import { becomeUser } from "./support/account.ts";
import { EditorPage } from "./support/editor-page.ts";
import { expect, test } from "./support/test.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

async function pay(page: Page): Promise<void> {
  await expect(heading(page, "Development checkout")).toBeVisible();
  await page.getByRole("button", { name: "Pay (test)", exact: true }).click();
}

test("An upgrade in another tab reaches an editor with open photos without a reload", async ({
  editor,
  photos,
  page,
}) => {
  await editor.load(...(await photos("plain")));
  await editor.page.getByRole("button", { name: /PRO/ }).first().click();
  await expect(editor.upsell.getByRole("button", { name: "Close" })).toBeVisible();
  const [checkout] = await Promise.all([
    page.context().waitForEvent("page"),
    editor.upsell.getByRole("button", { name: "Upgrade to Pro", exact: true }).click(),
  ]);
  await expect(checkout.getByText("$6.99 per month, billed annually at $83.88")).toBeVisible();
  await pay(checkout);
  await expect(heading(checkout, "You are on Pro")).toBeVisible();
  // The page has not been reloaded: its photo is still open.
  await editor.expectUnlocked();
  await expect(editor.thumbnails).toHaveCount(1);
  await expect(page.getByRole("button", { name: /PRO/ })).toHaveCount(0);
});

test("An upgrade from an empty editor uses the same tab and returns to it", async ({ editor, page }) => {
  await page.getByRole("button", { name: /PRO/ }).first().click();
  await editor.upsell.getByRole("radio", { name: /Monthly/ }).check();
  await editor.upsell.getByRole("button", { name: "Upgrade to Pro", exact: true }).click();
  await expect(page.getByText("$14.99 per month, billed monthly")).toBeVisible();
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(heading(page, "Nothing was bought")).toBeVisible();
  await page.getByRole("link", { name: "Back to the checkout" }).click();
  await pay(page);
  await page.getByRole("link", { name: "Open the editor" }).click();
  await editor.expectUnlocked();
});

test("A plan's button leads a signed-out visitor through the sign-in to the checkout", async ({ page }) => {
  await page.goto("/checkout?plan=studio");
  const popup = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Sign in with Google", exact: true }).click();
  const form = await popup;
  await form.getByLabel("Email").fill(`${crypto.randomUUID()}@example.com`);
  await form.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("$14.99 per month, billed monthly")).toBeVisible();
  await pay(page);
  await expect(heading(page, "You are on Studio")).toBeVisible();
});

test("The account page shows the subscription, the support address and a link to cancel", async ({ page }) => {
  await becomeUser(page.request);
  await page.goto("/account");
  await page.getByRole("link", { name: "Upgrade to Studio" }).click();
  await pay(page);
  await page.getByRole("link", { name: "Go to your account" }).click();
  await expect(page.getByText(/It renews on \d+ \w+ \d{4}\./)).toBeVisible();
  await expect(page.getByRole("link", { name: /^support@/ })).toHaveAttribute("href", /^mailto:support@/);
  await page.getByRole("button", { name: "Manage billing" }).click();
  await page.getByRole("button", { name: "Cancel subscription (test)" }).click();
  await expect(page).toHaveURL("/account");
  await expect(page.getByRole("button", { name: "Upgrade to Pro" })).toBeVisible();
});

test("A plan that an administrator removes reaches an open editor when its tab becomes visible", async ({
  editor,
  page,
  product,
}) => {
  const { user } = (await (await page.request.get("/api/session")).json()) as { user: { email: string } };
  await product.setPlan(user.email, "pro");
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await editor.expectUnlocked();
  await editor.unfold("Lines");
  await expect(editor.slider("Inner stroke size")).toBeEnabled();
  await product.setPlan(user.email, "free");
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(editor.slider("Inner stroke size")).toBeDisabled();
});

test.describe("A checkout that cannot be opened", () => {
  test.use({ expectedComplaints: [/503/] });

  test("shows an error and can be retried", async ({ page }) => {
    await becomeUser(page.request);
    const error = "The payment service doesn’t answer. Nothing was charged. Try again in a moment.";
    await page.route(
      "**/api/checkout",
      (route) => route.fulfill({ status: 503, json: { success: false, error, code: "payments-unavailable" } }),
      {
        times: 1,
      },
    );
    await page.goto("/checkout?plan=pro-annual");
    await expect(page.getByRole("alert")).toHaveText(error);
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(heading(page, "Development checkout")).toBeVisible();
  });
});

test("A checkout URL without a plan shows an error", async ({ page }) => {
  await becomeUser(page.request);
  await page.goto("/checkout?plan=gold");
  await expect(heading(page, "No such plan")).toBeVisible();
  await expect(new EditorPage(page).upsell).toBeHidden();
});
