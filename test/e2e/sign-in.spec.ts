/** From the landing page through the embedded provider to the editor, in a real browser. */
import type { Page } from "@playwright/test";
import { expect, test } from "./product.ts";
import { becomeUser, newAddress, signInByPopup } from "./support/account.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await button(page, "Continue").click();
}

async function answer(page: Page, ...options: readonly string[]): Promise<void> {
  for (const name of options) await page.getByRole("radio", { name, exact: true }).check();
  await button(page, "Continue").click();
}

async function uidOf(page: Page): Promise<string> {
  const { user } = (await (await page.request.get("/api/session")).json()) as { user: { uid: string } };
  return user.uid;
}

async function documentOf(page: Page, uid: string): Promise<{ readonly onboarding?: unknown }> {
  return (await (await page.request.get(`/api/users/${uid}`)).json()) as { readonly onboarding?: unknown };
}

test("A visitor signs in by a popup, answers seven questions, and gets the editor on every later visit", async ({
  page,
}) => {
  await page.goto("/tool");
  await expect(page.getByText("Sign in to start adding mattes to your photos")).toBeVisible();
  await signInByPopup(page, newAddress());

  await expect(page.getByRole("heading", { name: "Step 1 of 7" })).toBeVisible();
  await expect(button(page, "Continue")).toBeDisabled();
  await answer(page, "Photographer");
  await expect(button(page, "Continue")).toBeDisabled();
  await expect(page.getByRole("radio", { name: "Custom", exact: true })).toBeEnabled();
  await expect(page.getByRole("radio", { name: /^Photo by/ })).toBeDisabled();
  await page.getByLabel("Your name").fill("Ada King");
  await page.getByRole("radio", { name: "@AdaKing", exact: true }).check();
  await expect(page.getByLabel("Credit", { exact: true })).toHaveValue("@AdaKing");
  await page.getByRole("radio", { name: "© Ada King", exact: true }).check();
  await page.getByLabel("Your name").fill("Ada");
  await expect(page.getByLabel("Credit", { exact: true })).toHaveValue("© Ada");
  await button(page, "Continue").click();
  await page.getByLabel("Default location").fill("Lofoten");
  await button(page, "Back").click();
  await expect(page.getByRole("radio", { name: "© Ada", exact: true })).toBeChecked();
  await button(page, "Continue").click();
  await button(page, "Continue").click();
  await expect(page.getByRole("progressbar", { name: "Setup progress" })).toHaveAttribute("aria-valuenow", "4");
  await expect(button(page, "Continue")).toBeDisabled();
  await answer(page, "Print sales");
  await answer(page);
  await answer(page, "50+");
  await page.getByRole("radio", { name: "Consistent black", exact: true }).check();
  await button(page, "Finish").click();

  await expect(page.getByText("Welcome to Matte")).toBeVisible();
  await expect(page.getByLabel("Photo credit", { exact: true })).toHaveValue("© Ada");
  await expect(page.getByLabel("Location", { exact: true })).toHaveValue("Lofoten");
  await expect(page.getByLabel("Show metadata", { exact: true })).toBeChecked();
  await expect(page.getByLabel("Outer matte colour", { exact: true })).toHaveValue("#000000");

  await page.reload();
  await expect(page.getByLabel("Photo credit", { exact: true })).toHaveValue("© Ada");
  const uid = await uidOf(page);
  await expect
    .poll(() => documentOf(page, uid))
    .toMatchObject({
      isPro: false,
      onboarding: { craft: "photographer", creditFormat: "© Ada", imageVolume: "50+", userId: uid },
      preferences: { photoBy: "© Ada", locationText: "Lofoten" },
    });
});

test("Skip setup stores the answers so far, without a completion time", async ({ page }) => {
  await page.goto("/tool");
  await signInByPopup(page, newAddress());
  await answer(page, "Gallery");
  await button(page, "Skip setup").click();
  await expect(page.getByLabel("Photo credit", { exact: true })).toHaveValue("");
  const uid = await uidOf(page);
  await expect
    .poll(() => documentOf(page, uid))
    .toMatchObject({ onboarding: { craft: "gallery" }, onboardingCompletedAt: expect.stringMatching(/Z$/) });
  expect((await documentOf(page, uid)).onboarding).toEqual({ craft: "gallery" });
});

test("A blocked popup is replaced by a redirect that returns", async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto("/tool?from=here");
  await button(page, "Sign in with Google").click();
  await fillIn(page, newAddress());
  await expect(page.getByRole("heading", { name: "Step 1 of 7" })).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/tool?from=here");
});

test("A popup without an opener reports its result as well", async ({ page, context }) => {
  await page.goto("/tool");
  const opened = context.waitForEvent("page");
  await button(page, "Sign in with Google").click();
  const popup = await opened;
  await popup.addInitScript(() => {
    window.opener = null;
  });
  await fillIn(popup, newAddress());
  await expect(page.getByRole("heading", { name: "Step 1 of 7" })).toBeVisible();
});

test.describe("A failed sign-in", () => {
  test.use({ expectedComplaints: [/This sign-in has expired/] });

  test("shows a message, and Retry starts another", async ({ page }) => {
    await page.goto("/tool");
    const failing = page.waitForEvent("popup");
    await button(page, "Sign in with Google").click();
    const popup = await failing;
    await popup.getByLabel("Email").waitFor();
    await page.context().clearCookies({ name: "matte-sign-in" });
    const closed = popup.waitForEvent("close");
    await fillIn(popup, newAddress());
    await closed;
    await expect(page.getByRole("alert")).toContainText("This sign-in has expired");
    const again = page.waitForEvent("popup");
    await button(page, "Retry").click();
    await fillIn(await again, newAddress());
    await expect(page.getByRole("heading", { name: "Step 1 of 7" })).toBeVisible();
  });
});

test("Signing out closes the editor in every tab and deletes the user's data", async ({ page, context }) => {
  await becomeUser(page.request);
  const other = await context.newPage();
  await other.goto("/tool");
  await page.goto("/tool");
  await page.getByLabel("Location", { exact: true }).fill("Oslo");
  await button(page, "Sign out").click();
  await expect(button(page, "Sign in with Google")).toBeVisible();
  await expect.poll(async () => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await other.bringToFront();
  await other.evaluate(() => dispatchEvent(new Event("focus")));
  // Not the message about an expired session, which keeps everything.
  await expect(other.getByText("Sign in to start adding mattes to your photos")).toBeVisible();
});
