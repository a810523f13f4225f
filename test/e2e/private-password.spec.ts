/** A private server with a password. */
import { testOf } from "./support/private.ts";
import { expect } from "./support/test.ts";

const PASSWORD = "four words and more";

const test = testOf({ PRIVATE_PASSWORD: PASSWORD });

// The browser's message about the wrong password.
test.use({ expectedComplaints: [/status of 401/] });

test("The password opens the editor, and signing out asks for it again", async ({ page }) => {
  await page.goto("/tool");
  await expect(page.getByRole("heading", { name: "Matte" })).toBeVisible();
  await page.getByLabel("Password").fill("not the password");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("alert")).toHaveText("That isn’t the password. Try again.");
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/tool");
  await page.getByRole("link", { name: "Account" }).click();
  await expect(page.getByRole("heading", { name: "Sessions" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Profiles", "Sessions"]);
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByRole("button", { name: "Enter the password" })).toBeVisible();
  await page.goto("/tool");
  await expect(page.getByLabel("Password")).toBeVisible();
});
