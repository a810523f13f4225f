import type { Page } from "@playwright/test";
import { expect, test } from "./product.ts";
import { becomeUser, newAddress } from "./support/account.ts";
import { askForCodes, pollForToken, renew } from "./support/device.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const code = (page: Page) => page.getByLabel("Code", { exact: true });

test("A device is allowed after signing in, is listed as a session, and signs out there", async ({ page, request }) => {
  const { link, userCode, deviceCode } = await askForCodes(request, "studio-mac");
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(link);
  await button(page, "Sign in with Google").click();
  const address = newAddress();
  await page.getByLabel("Email").fill(address);
  await button(page, "Continue").click();
  await expect(page.getByRole("heading", { name: "Sign in a device" })).toBeVisible();
  await expect(code(page)).toHaveValue(userCode);
  await expect(page.getByRole("status").first()).toContainText("Command line on “studio-mac”");
  await expect(page.getByRole("status").first()).toContainText("IP address127.0.0.1");
  await expect(page.getByRole("status").first()).toContainText(address);
  await code(page).press("Enter");
  await expect(code(page)).toBeVisible();
  await button(page, "Allow").click();
  await expect(page.getByText("You can close this page")).toBeVisible();
  await expect(page.getByText(`Command line on “studio-mac” is signed in as ${address}.`)).toBeVisible();
  const { access_token: token = "" } = await pollForToken(request, deviceCode);
  expect(await renew(request, token)).toBe(200);
  await page.goto("/account");
  await expect(page.getByText("Command line on “studio-mac”")).toBeVisible();
  await button(page, "Sign out Command line on “studio-mac”").click();
  await expect(page.getByText("Command line on “studio-mac”")).toBeHidden();
  expect(await renew(request, token)).toBe(400);
});

test("A typed code is found in any case and without its dash, and its device can be denied", async ({
  page,
  request,
}) => {
  await becomeUser(page.request);
  const { userCode, deviceCode } = await askForCodes(request, "cellar");
  await page.goto("/device");
  await expect(button(page, "Allow")).toBeDisabled();
  await code(page).fill(userCode.toLowerCase().replace("-", " "));
  await expect(page.getByText("Command line on “cellar”")).toBeVisible();
  await button(page, "Deny").click();
  await expect(page.getByRole("heading", { name: "Not signed in" })).toBeFocused();
  await expect(page.getByText("You can close this page")).toBeVisible();
  expect(await pollForToken(request, deviceCode)).toEqual({ error: "access_denied" });
});

test.describe("A wrong code", () => {
  test.use({ expectedComplaints: [/status of 404/] });

  test("is reported, and allows nothing", async ({ page }) => {
    await becomeUser(page.request);
    await page.goto("/device?code=BBBB-BBBB");
    await expect(page.getByRole("alert")).toContainText("No device is waiting with this code");
    await expect(button(page, "Allow")).toBeDisabled();
    await expect(button(page, "Deny")).toBeDisabled();
  });
});
