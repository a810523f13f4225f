/** Golden pictures for the sign-in, the account, the checkout and the device sign-in. */
import { expect, test } from "../product.ts";
import { becomeUser, newAddress, signIn } from "../support/account.ts";
import { askForCodes } from "../support/device.ts";
import { expectScreen } from "./golden-screen.ts";

test("The sign-in and the questions look like their golden pictures", async ({ page }) => {
  await page.goto("/tool");
  await expect(page.getByRole("button", { name: "Sign in with Google" })).toBeVisible();
  await expectScreen(page, "sign-in");
  await signIn(page.request, newAddress());
  await page.reload();
  await page.getByRole("radio", { name: "Photographer", exact: true }).check();
  await expectScreen(page, "questions-choice");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Credit", { exact: true }).fill("© Ada");
  await expectScreen(page, "questions-words");
});

test("The account and its deletion look like their golden pictures", async ({ page }) => {
  await becomeUser(page.request);
  await page.goto("/account");
  await expect(page.getByLabel("Craft", { exact: true })).toBeVisible();
  await expectScreen(page, "account", { mask: [page.getByText(/@example\.com/)] });
  await page.getByRole("button", { name: "Delete account…" }).click();
  await expect(page.getByLabel("Type delete to confirm")).toBeVisible();
  await expectScreen(page, "delete-account", { mask: [page.getByText(/@example\.com/)] });
});

test("The checkout looks like its golden pictures", async ({ page }) => {
  // Always the same address: the page's lines break by its width.
  await becomeUser(page.request, "checkout@example.com");
  await page.goto("/checkout?plan=studio");
  await expect(page.getByRole("heading", { name: "Development checkout" })).toBeVisible();
  await expectScreen(page, "checkout", { mask: [page.getByText(/@example\.com/)] });
});

test("The page that signs a device in looks like its golden pictures", async ({ page }) => {
  await becomeUser(page.request, "device@example.com");
  const { userCode } = await askForCodes(page.request);
  await page.goto("/device");
  const field = page.getByLabel("Code", { exact: true });
  await field.fill(userCode);
  await expect(page.getByText("Command line on “studio-mac”")).toBeVisible();
  await expectScreen(page, "device", { mask: [field] });
  await page.getByRole("button", { name: "Allow", exact: true }).click();
  await expect(page.getByText("You can close this page")).toBeVisible();
  await expectScreen(page, "device-signed-in");
});
