/** `/admin`: access, content, and errors. */
import type { Page } from "@playwright/test";
import { expect, test } from "./product.ts";
import { becomeUser, newAddress, signIn } from "./support/account.ts";
import { findings } from "./support/axe.ts";
import { EXTREME_LOOKS } from "./support/themes-and-widths.ts";
import { test as undisturbed } from "./support/undisturbed.ts";

const ADMINISTRATOR = "admin@example.com";
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });

async function openDashboard(page: Page): Promise<void> {
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Admin dashboard", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Total Users", exact: true })).toBeVisible();
}

test.describe("Without the administrator's role", () => {
  test.use({ expectedComplaints: [/503|could not be checked/] });

  test("visitors, users and users that the server cannot look up are redirected to the landing page", async ({
    page,
  }) => {
    const expectFront = () => expect(page).toHaveURL("/");
    await page.goto("/admin");
    await expectFront();
    await becomeUser(page.request);
    await page.goto("/admin");
    await expectFront();
    const uid = await signIn(page.request, ADMINISTRATOR);
    await page.goto("/tool");
    // The browser's remembered role does not count.
    await page.route(`**/api/users/${uid}`, (route) => route.fulfill({ status: 503, json: { success: false } }));
    await page.goto("/admin");
    await expectFront();
  });
});

for (const [colorScheme, width] of EXTREME_LOOKS) {
  undisturbed.describe(`${colorScheme}, ${width} px`, () => {
    undisturbed.use({ colorScheme, viewport: { width, height: 900 } });

    undisturbed("statistics, users and images are shown, and axe reports nothing", async ({ page }) => {
      const email = newAddress();
      const uid = await becomeUser(page.request, email);
      const onboarding = { craft: "content-creator", imageVolume: "20-50", defaultLocation: "Lisbon" };
      await page.request.patch(`/api/users/${uid}`, { data: { onboarding } });
      await signIn(page.request, ADMINISTRATOR);
      await openDashboard(page);
      for (const words of ["content creator", "20-50", "Lisbon"])
        await expect(page.getByRole("listitem").filter({ hasText: words })).toBeVisible();
      await expect(page.getByText(/^\d+\.\d% conversion$/)).toBeVisible();
      expect(await findings(page)).toEqual([]);

      await tab(page, "Users").click();
      for (const column of ["Name", "Email", "Craft", "Location", "Status", "Joined"])
        await expect(page.getByRole("columnheader", { name: column, exact: true })).toBeAttached();
      await page.getByLabel("Search users").fill(email.toUpperCase());
      const row = page.getByRole("row").filter({ hasText: email });
      await expect(page.getByRole("row")).toHaveCount(2);
      for (const cell of [email.split("@")[0] ?? "", "content creator", "Lisbon", "Free"])
        await expect(row.getByRole("cell", { name: cell, exact: true })).toBeAttached();
      expect(await findings(page)).toEqual([]);

      await row.getByRole("button").click();
      expect(await findings(page)).toEqual([]);
      await page.getByRole("radio", { name: "Studio" }).check();
      await button(page, "Save").click();
      await expect(row.getByRole("cell", { name: "Studio", exact: true })).toBeAttached();
      const document: unknown = await (await page.request.get(`/api/users/${uid}`)).json();
      expect(document).toMatchObject({ plan: "studio" });

      await tab(page, "Images").click();
      await expect(page.getByText("No matted images yet.")).toBeVisible();
      await expect(page.getByText("No original images yet.")).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });
  });
}

test("Users and the audit log are downloaded, arrow keys move between the tabs, and a user’s sessions can be ended", async ({
  page,
  browser,
}) => {
  const email = newAddress();
  const user = await browser.newContext();
  const uid = await becomeUser(user.request, email);
  await signIn(page.request, ADMINISTRATOR);
  await openDashboard(page);
  await tab(page, "Stats").focus();
  await page.keyboard.press("End");
  await expect(tab(page, "Submissions")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowLeft");
  await expect(tab(page, "Images")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowLeft");
  await expect(tab(page, "Users")).toHaveAttribute("aria-selected", "true");
  await expect(tab(page, "Users")).toBeFocused();
  for (const [name, file] of [
    ["Download CSV", "matte-users.csv"],
    ["Audit log", "matte-audit.csv"],
  ] as const) {
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name }).click();
    expect((await downloading).suggestedFilename()).toBe(file);
  }
  await page.getByLabel("Search users").fill(email);
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("row").filter({ hasText: email }).getByRole("button").click();
  await button(page, "End sessions").click();
  await expect(page.getByText(/^All sessions of .+ have ended\.$/)).toBeVisible();
  expect((await user.request.get(`/api/users/${uid}`)).status()).toBe(401);
  await user.close();
});

test.describe("An error", () => {
  test.use({ expectedComplaints: [/401|403|500/] });

  test("is shown in a box with a button to try again", async ({ page }) => {
    await signIn(page.request, ADMINISTRATOR);
    await openDashboard(page);
    const box = page.getByRole("alert");
    await page.route("**/api/stats", (route) =>
      route.fulfill({ status: 500, json: { success: false, error: "It broke." } }),
    );
    await button(page, "Refresh Data").click();
    await expect(box).toContainText("It broke.");
    await page.unroute("**/api/stats");
    await button(page, "Retry").click();
    await expect(box).toBeHidden();
    const list = "**/upload/list-images.php";
    await page.route(list, (route) => route.fulfill({ status: 403, body: "<html>" }));
    await tab(page, "Images").click();
    await expect(box).toContainText("Failed to load images.");
    await page.unroute(list);
    await page.route(list, (route) => route.fulfill({ status: 403, json: { success: false, error: "Not yours." } }));
    await button(page, "Retry").click();
    await expect(box).toContainText("Not yours.");
    await page.context().clearCookies();
    await button(page, "Retry").click();
    await expect(box).toContainText("Not authenticated");
  });
});

/** Longer than a picture is wide. */
const LONG_NAME = `${"evening light over the harbour, ".repeat(7)}👩‍👩‍👧‍👦 (2).jpeg`;

test("Images show their details on hover and on focus", async ({ page }) => {
  const image = (name: string) => ({
    url: `/favicon.svg?${encodeURIComponent(name)}`,
    filename: name,
    size: 421_888,
    uploaded: 1_795_250_000,
  });
  await page.route("**/upload/list-images.php*", (route) => {
    const more = new URL(route.request().url()).searchParams.has("before");
    const mattes = [image(more ? LONG_NAME : "first.jpg")];
    return route.fulfill({ json: { success: true, originals: [], mattes, ...(more ? {} : { next: "cursor" }) } });
  });
  await signIn(page.request, ADMINISTRATOR);
  await openDashboard(page);
  await tab(page, "Images").click();
  const facts = page.locator("figcaption").first();
  await expect(facts).toHaveCSS("opacity", "0");
  await page.getByRole("link", { name: "Open first.jpg" }).hover();
  await expect(facts).toHaveCSS("opacity", "1");
  await expect(facts).toContainText("412 KB, 21 Nov 2026");
  await page.mouse.move(0, 0);
  await expect(facts).toHaveCSS("opacity", "0");
  await page.getByRole("link", { name: "Open first.jpg" }).focus();
  await expect(facts).toHaveCSS("opacity", "1");
  const oneName = (await facts.boundingBox())!.height;
  await button(page, "Show more").click();
  await page.getByRole("link", { name: `Open ${LONG_NAME}` }).hover();
  const long = page.locator("figcaption").last();
  await expect(long).toHaveCSS("opacity", "1");
  expect((await long.boundingBox())!.height).toBe(oneName);
  await expect(long.getByText("(2).jpeg")).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("link", { name: `Open ${LONG_NAME}` })).toHaveAttribute("title", LONG_NAME);
  await expect(button(page, "Show more")).toBeHidden();
});
