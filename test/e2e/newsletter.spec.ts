/** `/newsletter`: subscribing and unsubscribing, with and without scripts. */
import type { Page } from "@playwright/test";
import { newAddress, signIn } from "./support/account.ts";
import { findings } from "./support/axe.ts";
import { EXTREME_LOOKS } from "./support/themes-and-widths.ts";
import { expect, test } from "./support/test.ts";

const subscribeButton = (page: Page) => page.getByRole("button", { name: "Subscribe", exact: true });
const consent = (page: Page) => page.getByRole("checkbox", { name: /^I agree to receive the newsletter\./ });

/** By keyboard only. */
async function subscribe(page: Page, email: string): Promise<string> {
  await page.goto("/newsletter");
  await page.getByLabel("Email").focus();
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await expect(consent(page)).toBeFocused();
  await expect(consent(page)).not.toBeChecked();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(subscribeButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  const words = page.getByRole("group", { name: "You’re on the list." });
  await expect(words).toBeVisible();
  await expect(subscribeButton(page)).toBeHidden();
  return words.innerText();
}

/** From the administrator's file. */
async function linkOf(page: Page, email: string): Promise<string | undefined> {
  const lines = (await (await page.request.get("/api/admin/newsletter.csv")).text()).split("\r\n");
  return lines.find((line) => line.startsWith(`${email},`))?.split(",")[2];
}

for (const [colorScheme, width] of EXTREME_LOOKS) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 844 } });

    test("subscribing, subscribing again with the same message, and unsubscribing by the link in the file work", async ({
      page,
    }) => {
      const email = newAddress();
      await page.goto("/newsletter");
      expect(await findings(page)).toEqual([]);
      const first = await subscribe(page, email);
      await expect(page.getByRole("group", { name: "You’re on the list." })).toBeFocused();
      expect(await findings(page)).toEqual([]);
      expect(await subscribe(page, email.toUpperCase())).toBe(first);

      await signIn(page.request, "admin@example.com");
      const link = (await linkOf(page, email)) ?? "";
      await page.goto(link);
      await expect(page).toHaveTitle("Leave the newsletter · Matte");
      expect(await findings(page)).toEqual([]);
      expect(await linkOf(page, email)).toBe(link);
      for (const times of ["once", "again"]) {
        await page.goto(link);
        await page.getByRole("button", { name: "Unsubscribe" }).click();
        await expect(page.getByRole("group", { name: "You’re unsubscribed." }), times).toBeVisible();
        await expect(page).toHaveURL("/newsletter/unsubscribe#done");
      }
      expect(await findings(page)).toEqual([]);
      expect(await linkOf(page, email)).toBeUndefined();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });
}

test.describe("An error", () => {
  test.use({ expectedComplaints: [/400|429|ERR_FAILED/] });

  test("is shown next to the button, and the input is kept", async ({ page }) => {
    await page.goto("/newsletter");
    const mistake = page.getByRole("alert");
    const field = page.getByLabel("Email");
    await field.fill("ada@example");
    await subscribeButton(page).click();
    expect(await consent(page).evaluate((box: HTMLInputElement) => box.validity.valueMissing)).toBe(true);
    await consent(page).check();
    await subscribeButton(page).click();
    await expect(mistake).toHaveText("Enter an address like ada@example.com.");
    await expect(field).toHaveValue("ada@example");

    let go = (): void => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route("**/api/newsletter", async (route) => {
      await held;
      await route.abort();
    });
    await subscribeButton(page).click();
    await expect(page.getByText("Subscribing…")).toBeVisible();
    await expect(mistake).toBeEmpty();
    go();
    await expect(mistake).toHaveText("Couldn’t reach the server. Check your connection and try again.");
    await expect(page.getByText("Subscribing…")).toBeHidden();
    expect(await findings(page)).toEqual([]);
  });
});

test.describe("Without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form works, and shows errors", async ({ page }) => {
    const send = async (email: string): Promise<void> => {
      await page.goto("/newsletter");
      await page.getByLabel("Email").fill(email);
      await consent(page).check();
      await subscribeButton(page).click();
    };
    await send("ada@example");
    await expect(page.getByText("We couldn’t subscribe you.")).toBeVisible();
    await expect(subscribeButton(page)).toBeVisible();
    const email = newAddress();
    await send(email);
    await expect(page.getByText("You’re on the list.")).toBeVisible();
    await expect(subscribeButton(page)).toBeHidden();
    await signIn(page.request, "admin@example.com");
    await page.goto((await linkOf(page, email)) ?? "");
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(page.getByText("You’re unsubscribed.")).toBeVisible();
    expect(await linkOf(page, email)).toBeUndefined();
  });
});
