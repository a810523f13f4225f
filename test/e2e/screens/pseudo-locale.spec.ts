/**
 * Every screen in the pseudo-locale, with texts 40 % longer than in English. Controls are found by role and place,
 * because their names are in the pseudo-locale.
 */
import type { APIRequestContext, Page } from "@playwright/test";
import { photo } from "../../photos/index.ts";
import { becomeUser, newAddress, signIn } from "../support/account.ts";
import { askForCodes } from "../support/device.ts";
import { expect, test } from "../support/test.ts";
import { expectNoOverflow } from "./overflow.ts";

const PSEUDO = "/en-XA";

test.describe("In the pseudo-locale the page", () => {
  for (const path of [
    "/",
    "/looks",
    "/terms",
    "/privacy",
    "/newsletter",
    "/newsletter/unsubscribe",
    "/newsletter/confirm",
  ]) {
    test(`${path} does not overflow`, async ({ page }) => {
      await page.goto(PSEUDO + path);
      await expect(page.locator("html")).toHaveAttribute("lang", "en-XA");
      await expectNoOverflow(page, path);
    });
  }

  test.describe("for unknown URLs", () => {
    test.use({ expectedComplaints: [/status of 404/] });

    test("does not overflow", async ({ page }) => {
      await page.goto(`${PSEUDO}/nothing/here`);
      await expectNoOverflow(page, "not found");
    });
  });
});

test("In the pseudo-locale sign-in and questions do not overflow", async ({ page }) => {
  await page.goto(`${PSEUDO}/tool`);
  await expect(page.getByRole("main").getByRole("button").first()).toBeVisible();
  await expectNoOverflow(page, "sign-in");
  await signIn(page.request, newAddress());
  await page.reload();
  const progress = page.getByRole("progressbar");
  const steps = Number(await progress.getAttribute("aria-valuemax"));
  for (let step = 1; step <= steps; step += 1) {
    await expect(progress).toHaveAttribute("aria-valuenow", String(step));
    // Credit choices need a name.
    const [line, choice] = [page.getByRole("textbox").first(), page.getByRole("radio").first()];
    if (await line.isVisible()) await line.fill("Ada");
    if (await choice.isVisible()) await choice.check();
    await expectNoOverflow(page, `question ${step}`);
    if (step < steps) await page.locator("button[type=submit]").click();
  }
});

test("In the pseudo-locale account, checkout and the sign-in of a device do not overflow", async ({ page }) => {
  await becomeUser(page.request);
  await page.goto(`${PSEUDO}/account`);
  await expect(page.getByRole("combobox").first()).toBeVisible();
  await expectNoOverflow(page, "account");
  await page.getByRole("main").getByRole("button").last().click();
  await expect(page.getByRole("alertdialog").or(page.getByRole("dialog"))).toBeVisible();
  await expectNoOverflow(page, "deletion of the account");
  for (const outcome of ["paid", "cancelled"]) {
    await page.goto(`${PSEUDO}/checkout?plan=studio&${outcome}=1`);
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
    await expectNoOverflow(page, `checkout, ${outcome}`);
  }
  await page.goto(`${PSEUDO}/device?code=${(await askForCodes(page.request)).userCode}`);
  await expect(page.getByRole("definition").first()).toBeVisible();
  await expectNoOverflow(page, "sign-in of a device");
});

test("In the pseudo-locale the editor on Free does not overflow: empty, with a photo, the upgrade, the shortcuts", async ({
  page,
  photos,
}) => {
  await becomeUser(page.request);
  await openEditor(page);
  await expectNoOverflow(page, "editor, empty");
  await load(page, await photos("mist"));
  await expectNoOverflow(page, "editor on Free");
  await page.locator(".pro-badge").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoOverflow(page, "upgrade");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoOverflow(page, "shortcuts");
});

test("In the pseudo-locale the editor on Pro does not overflow: every setting, and the sheet of a phone", async ({
  page,
  photos,
  product,
}) => {
  const email = newAddress();
  await becomeUser(page.request, email);
  await product.setPlan(email, "pro");
  await openEditor(page);
  await load(page, await photos("mist", "stairwell", "sea", "still"));
  await expectNoOverflow(page, "editor on Pro");
  // Switches show further settings.
  for (const toggle of await page.getByRole("switch").all()) if (await toggle.isEnabled()) await toggle.check();
  await expectNoOverflow(page, "editor with all settings");
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    await expectNoOverflow(page, "section of settings", [390]);
  }
  await page.getByRole("button", { name: /\d+ \/ \d+/ }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoOverflow(page, "sheet", [390]);
});

test("In the pseudo-locale the dashboard does not overflow", async ({ page }) => {
  await fillDashboard(page.request);
  await page.route("**/upload/list-images.php*", (route) => {
    const image = { url: "/upload/vows.jpg", filename: "vows.jpg", size: 421_888, uploaded: 1_795_250_000 };
    return route.fulfill({ json: { success: true, originals: [image, image], mattes: [image] } });
  });
  const picture = Buffer.from(await photo("mist"));
  await page.route("**/upload/vows.jpg", (route) => route.fulfill({ body: picture, contentType: "image/jpeg" }));
  await page.goto(`${PSEUDO}/admin`);
  await expect(page.getByRole("listitem").filter({ hasText: "Lisbon" })).toBeVisible();
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    const panel = page.getByRole("tabpanel");
    const contents = panel.getByRole("heading").or(panel.getByRole("row")).or(panel.getByRole("radiogroup"));
    await expect(contents.first()).toBeVisible();
    await expectNoOverflow(page, "dashboard");
  }
});

async function fillDashboard(request: APIRequestContext): Promise<void> {
  const uid = await becomeUser(request);
  const onboarding = { craft: "photographer", imageVolume: "20-50", defaultLocation: "Lisbon" };
  await request.patch(`/api/users/${uid}`, { data: { onboarding } });
  await signIn(request, "admin@example.com");
}

async function openEditor(page: Page): Promise<void> {
  await page.goto(`${PSEUDO}/tool`);
  await page.locator("input[type=file]").first().waitFor({ state: "attached" });
}

async function load(page: Page, files: readonly string[]): Promise<void> {
  await page.locator(".editor-add input[type=file]").setInputFiles([...files]);
  await expect(page.getByRole("img").first()).toBeVisible();
}
