/** The dashboard's golden pictures, on a server with numbers unchanged by other tests. */
import { expect } from "../product.ts";
import { photo } from "../../photos/index.ts";
import { becomeUser, signIn } from "../support/account.ts";
import { test } from "../support/undisturbed.ts";
import { expectScreen } from "./golden-screen.ts";

const PEOPLE = [
  ["ada@example.com", "photographer", "Lisbon"],
  ["bo@example.com", "painter", "Bergen"],
  ["cy@example.com", "content-creator", "Lisbon"],
] as const;

test("Statistics, users and images look like their golden pictures", async ({ page }) => {
  for (const [email, craft, defaultLocation] of PEOPLE) {
    const uid = await becomeUser(page.request, email);
    const onboarding = { craft, imageVolume: "20-50", defaultLocation };
    await page.request.patch(`/api/users/${uid}`, { data: { onboarding } });
  }
  await page.route("**/upload/list-images.php*", (route) => {
    const image = { url: "/upload/vows.jpg", filename: "vows.jpg", size: 421_888, uploaded: 1_795_250_000 };
    return route.fulfill({ json: { success: true, originals: [image, image], mattes: [image, image, image] } });
  });
  const picture = Buffer.from(await photo("mist"));
  await page.route("**/upload/vows.jpg", (route) => route.fulfill({ body: picture, contentType: "image/jpeg" }));
  await signIn(page.request, "admin@example.com");
  await page.goto("/admin");
  await expect(page.getByRole("listitem").filter({ hasText: "Lisbon" })).toBeVisible();
  const now = page.getByText(/^\d{1,2} \w+ \d{4}, \d\d:\d\d$/);
  await expectScreen(page, "admin-stats", { mask: [now] });
  await page.getByRole("tab", { name: "Users" }).click();
  await expect(page.getByRole("row")).toHaveCount(PEOPLE.length + 2);
  // Registration dates are today.
  await expectScreen(page, "admin-users", { mask: [now, page.locator("td:nth-child(6)")] });
  await page.getByRole("tab", { name: "Images" }).click();
  await expect(page.getByRole("heading", { name: "Original uploads" })).toBeVisible();
  await page.evaluate(() => Promise.all(Array.from(document.images, (image) => image.decode())));
  await expectScreen(page, "admin-images", { mask: [now] });
});
