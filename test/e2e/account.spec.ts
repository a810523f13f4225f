import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./product.ts";
import { becomeUser, newAddress, signIn } from "./support/account.ts";
import { loseNetwork } from "./support/network.ts";

/** Console messages: the browser's about failed requests, and the page's about their consequences. */
const COMPLAINTS = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|503|could not be (?:looked up again|deleted)/;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const answer = (page: Page, name: string) => page.getByLabel(name, { exact: true });

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

async function openAccount(page: Page): Promise<void> {
  await page.goto("/account");
  await expect(page).toHaveTitle("Account · Matte");
  await expect(page.getByRole("heading", { name: "Account", exact: true })).toBeVisible();
}

/** Resolves when the page's parts have their answers: after a sign-out they would be refused, and the console would say so. */
async function partsLoaded(page: Page): Promise<void> {
  const parts = ["billing", "pictures", "profiles", "referral", "sessions", "submissions"];
  await Promise.all(parts.map((part) => page.waitForResponse((response) => response.url().endsWith(`/${part}`))));
}

async function documentOf(page: Page, uid: string): Promise<unknown> {
  return (await page.request.get(`/api/users/${uid}`)).json();
}

async function confirmDeletion(page: Page): Promise<void> {
  await button(page, "Delete account…").click();
  const dialog = page.getByRole("dialog", { name: "Delete your account" });
  await expect(dialog.getByRole("button", { name: "Delete account" })).toBeDisabled();
  await dialog.getByLabel("Type delete to confirm").fill("delete");
  await dialog.getByRole("button", { name: "Delete account" }).click();
}

async function expectErased(page: Page, uid: string): Promise<void> {
  await expect(page).toHaveURL("/tool");
  await expect(page.getByText("Your account is deleted")).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect((await page.request.get(`/api/users/${uid}`)).status()).toBe(401);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).not.toContain("matte-session");
}

test("The editor opens the account in the same tab, or in a new one while it has photos", async ({ page }) => {
  await becomeUser(page.request);
  await page.goto("/tool");
  await page.getByRole("link", { name: "Account", exact: true }).click();
  await expect(page).toHaveURL("/account");
  await expect(page.getByRole("heading", { name: "Plan" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the editor" }).click();
  await expect(page).toHaveURL("/tool");
  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, "More").click();
  await page.getByRole("menuitem", { name: "Account", exact: true }).click();
  await expect(page).toHaveURL("/account");
});

test("A signed-out visitor is asked to sign in, sees the terms, and returns to the account", async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto("/account");
  await expect(page.getByRole("link", { name: "terms" })).toHaveAttribute("href", "/terms");
  await expect(page.getByRole("link", { name: "privacy page" })).toHaveAttribute("href", "/privacy");
  await button(page, "Sign in with Google").click();
  await page.getByLabel("Email").fill(newAddress());
  const loaded = partsLoaded(page);
  await button(page, "Continue").click();
  await expect(page.getByRole("heading", { name: "Account", exact: true })).toBeVisible();
  await expect(answer(page, "Craft")).toHaveValue("");
  await loaded;
  await button(page, "Sign out").click();
  await expect(button(page, "Sign in with Google")).toBeVisible();
});

test("Answers are edited and saved, which completes the set-up of a user who had skipped it", async ({ page }) => {
  const uid = await signIn(page.request, newAddress());
  await openAccount(page);
  await expect(button(page, "Save answers")).toBeDisabled();
  await answer(page, "Craft").selectOption("Gallery");
  await answer(page, "Credit").fill("© Ada");
  await answer(page, "Default location").fill("Lofoten ");
  await answer(page, "Images per session").selectOption("50+");
  await button(page, "Save answers").click();
  await expect(page.getByText("Answers saved")).toBeVisible();
  await expect(button(page, "Save answers")).toBeDisabled();
  const onboarding = { craft: "gallery", creditFormat: "© Ada", defaultLocation: "Lofoten", imageVolume: "50+" };
  await expect
    .poll(() => documentOf(page, uid))
    .toMatchObject({ onboarding, preferences: { photoBy: "© Ada", locationText: "Lofoten" } });
  await page.getByRole("link", { name: "Back to the editor" }).click();
  await expect(page.getByLabel("Photo credit", { exact: true })).toHaveValue("© Ada");
});

test("The plan is named, Free has a link to the upgrade, and all stored data can be downloaded", async ({
  page,
  product,
}) => {
  const email = newAddress();
  const uid = await becomeUser(page.request, email);
  await openAccount(page);
  const plan = page.getByRole("region", { name: "Plan" });
  await expect(plan.getByText("Free", { exact: true })).toBeVisible();
  await button(page, "Upgrade to Pro").click();
  await expect(page.getByRole("dialog", { name: "Upgrade to Pro" })).toBeVisible();
  await page.keyboard.press("Escape");
  await product.setPlan(email, "studio");
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(plan.getByText("Studio", { exact: true })).toBeVisible();
  await expect(button(page, "Upgrade to Pro")).toBeHidden();

  const downloading = page.waitForEvent("download");
  await button(page, "Download my data").click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe("matte-account.json");
  const stored: unknown = JSON.parse(await readFile(await file.path(), "utf8"));
  expect(stored).toMatchObject({ document: { uid, email }, sessions: [{}], identity: { subject: email } });
});

test("Sessions are listed, and can be ended one by one or all at once", async ({ page, browser }) => {
  const email = newAddress();
  await becomeUser(page.request, email);
  const phone = await browser.newContext({ userAgent: IPHONE });
  const uid = await signIn(phone.request, email);
  const other = await browser.newContext();
  await signIn(other.request, email);
  await openAccount(page);
  const part = page.getByRole("region", { name: "Sessions" });
  const entries = part.getByRole("list", { name: "Sessions" }).getByRole("listitem");
  await expect(entries).toHaveCount(3);
  await expect(entries.first()).toContainText("This device, now");
  await expect(part.getByText("Ends all three, this one too.")).toBeVisible();
  const entry = entries.filter({ hasText: "Safari on iPhone" });
  await expect(entry).toContainText("Today");
  await entry.getByRole("button", { name: "Sign out" }).click();
  await expect(entry).toBeHidden();
  expect((await phone.request.get(`/api/users/${uid}`)).status()).toBe(401);
  expect((await other.request.get(`/api/users/${uid}`)).status()).toBe(200);
  await button(page, "Sign out everywhere").click();
  await expect(page.getByRole("button", { name: "Sign in with Google" })).toBeVisible();
  for (const { request } of [page, other]) expect((await request.get(`/api/users/${uid}`)).status()).toBe(401);
  await Promise.all([phone.close(), other.close()]);
});

test("A deleted account leaves no data in the browser or on the server", async ({ page }) => {
  const uid = await becomeUser(page.request);
  await page.goto("/tool");
  await page.getByLabel("Location", { exact: true }).fill("Oslo");
  await page.getByRole("link", { name: "Account", exact: true }).click();
  await confirmDeletion(page);
  await expectErased(page, uid);
});

test.describe("With a sign-in of more than 24 hours ago", () => {
  test.use({ expectedComplaints: [/403/] });

  test("the deletion offers to sign in again, and goes on in the same dialog", async ({ page }) => {
    const email = newAddress();
    const uid = await becomeUser(page.request, email);
    await openAccount(page);
    await page.route(`**/api/users/${uid}`, (route) =>
      route.request().method() === "DELETE"
        ? route.fulfill({ status: 403, json: { success: false, error: "Too old.", code: "sign-in-too-old" } })
        : route.continue(),
    );
    await confirmDeletion(page);
    await expect(page.getByRole("alert")).toContainText("Sign in again to do this.");
    const opening = page.waitForEvent("popup");
    await button(page, "Sign in again").click();
    const popup = await opening;
    await popup.getByLabel("Email").fill(email);
    await popup.getByRole("button", { name: "Continue" }).click();
    await popup.waitForEvent("close");
    await page.unroute(`**/api/users/${uid}`);
    await page.getByRole("dialog").getByRole("button", { name: "Delete account" }).click();
    await expectErased(page, uid);
  });
});

test.describe("Without a network", () => {
  test.use({ expectedComplaints: [COMPLAINTS] });

  test("answers are queued, and the other parts say that they need a connection", async ({ page, context }) => {
    const uid = await becomeUser(page.request);
    await openAccount(page);
    await loseNetwork(page);
    await expect(page.getByText("Offline", { exact: true })).toBeVisible();
    await expect(button(page, "Download my data")).toBeDisabled();
    await expect(button(page, "Delete account…")).toHaveAccessibleDescription("This needs the network.");
    await answer(page, "Craft").selectOption("Educator");
    await button(page, "Save answers").click();
    await expect(page.getByText("1 change waiting", { exact: true })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText("1 change waiting", { exact: true })).toBeHidden();
    // A change in transit is neither in the queue nor on the server.
    await expect.poll(() => documentOf(page, uid)).toMatchObject({ onboarding: { craft: "educator" } });
  });

  test("a deletion that fails changes nothing, and one that succeeds drops queued changes", async ({ page }) => {
    const uid = await becomeUser(page.request);
    await openAccount(page);
    await page.route("**/api/writes", (route) =>
      route.fulfill({ status: 503, json: { success: false, error: "The server is busy.", code: "server-busy" } }),
    );
    await answer(page, "Craft").selectOption("Educator");
    await button(page, "Save answers").click();
    await expect(page.getByText("1 change waiting", { exact: true })).toBeVisible();
    await page.route("**/api/users/*", (route) =>
      route.request().method() === "DELETE"
        ? route.fulfill({
            status: 503,
            json: { success: false, error: UNCANCELLED, code: "subscription-not-cancelled" },
          })
        : route.continue(),
    );
    await confirmDeletion(page);
    await expect(page.getByRole("alert")).toHaveText(UNCANCELLED);
    await expect(page.getByText("1 change waiting", { exact: true })).toBeAttached();
    await page.unroute("**/api/users/*");
    await page.getByRole("dialog").getByRole("button", { name: "Delete account" }).click();
    await expectErased(page, uid);
    expect(await page.evaluate(countWrites)).toBe(0);
  });
});

/** The server's error when the payment provider does not answer. */
const UNCANCELLED =
  "Your subscription couldn’t be cancelled, so nothing was deleted. Try again in a moment, or ask support.";

/** Counts writes in the page's database. */
function countWrites(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("matte.data");
    opening.addEventListener("error", () => reject(new Error("No database")));
    opening.addEventListener("success", () => {
      const counting = opening.result.transaction("writes").objectStore("writes").count();
      counting.addEventListener("success", () => resolve(counting.result));
    });
  });
}
