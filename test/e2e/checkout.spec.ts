import type { Page } from "@playwright/test";
import { becomeUser } from "./support/account.ts";
import { EditorPage } from "./support/editor-page.ts";
import { expect, test } from "./support/test.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

async function pay(page: Page): Promise<void> {
  await expect(heading(page, "Development checkout")).toBeVisible();
  await page.getByRole("button", { name: "Pay (test)", exact: true }).click();
}

test("an upgrade beside open photos reaches the editor without a reload", async ({ editor, photos, page }) => {
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
  // The same page, its photo still there.
  await expect(editor.slider("Inner stroke size")).toBeEnabled();
  await expect(editor.thumbnails).toHaveCount(1);
  await expect(page.getByRole("button", { name: /PRO/ })).toHaveCount(0);
});

test("an upgrade with nothing open takes the same tab, there and back", async ({ editor, page }) => {
  await page.getByRole("button", { name: /PRO/ }).first().click();
  await editor.upsell.getByRole("radio", { name: /Monthly/ }).check();
  await editor.upsell.getByRole("button", { name: "Upgrade to Pro", exact: true }).click();
  await expect(page.getByText("$14.99 per month, billed monthly")).toBeVisible();
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(heading(page, "Nothing was bought")).toBeVisible();
  await page.getByRole("link", { name: "Back to the checkout" }).click();
  await pay(page);
  await page.getByRole("link", { name: "Open the editor" }).click();
  await expect(editor.slider("Inner stroke size")).toBeEnabled();
});

test("a plan's button pressed while signed out leads through sign-in to the checkout", async ({ page }) => {
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

test("the account page shows what is paid for, who answers, and the way to cancel", async ({ page }) => {
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

test("a plan taken away by an administrator reaches an open editor when it is looked at again", async ({
  editor,
  page,
  product,
}) => {
  const { user } = (await (await page.request.get("/api/session")).json()) as { user: { email: string } };
  await product.setPlan(user.email, "pro");
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(editor.slider("Inner stroke size")).toBeEnabled();
  await product.setPlan(user.email, "free");
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(editor.slider("Inner stroke size")).toBeDisabled();
});

test.describe("where the checkout does not open", () => {
  test.use({ expectedComplaints: [/503/] });

  test("it is said, and tried again", async ({ page }) => {
    await becomeUser(page.request);
    const error = "The payment service does not answer. Nothing was charged. Try again in a moment.";
    await page.route("**/api/checkout", (route) => route.fulfill({ status: 503, json: { success: false, error } }), {
      times: 1,
    });
    await page.goto("/checkout?plan=pro-annual");
    await expect(page.getByRole("alert")).toHaveText(error);
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(heading(page, "Development checkout")).toBeVisible();
  });
});

test("an address without a plan says so", async ({ page }) => {
  await becomeUser(page.request);
  await page.goto("/checkout?plan=gold");
  await expect(heading(page, "No such plan")).toBeVisible();
  await expect(new EditorPage(page).upsell).toBeHidden();
});
