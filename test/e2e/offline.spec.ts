/** A user's changes while the network is lost and restored, with the real server, storage and browser. */
import { expect, test } from "./product.ts";
import { becomeUser, newAddress, signIn, signInByPopup } from "./support/account.ts";
import { loseNetwork } from "./support/network.ts";

/** Console messages: the browser's about requests without a network, and the page's about failed lookups. */
test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|could not be looked up again/] });

test("Offline is shown within two seconds and disappears by itself", async ({ page, context }) => {
  await becomeUser(page.request);
  await page.goto("/tool");
  await expect(page.getByRole("button", { name: "Export", exact: true })).toBeVisible();
  await loseNetwork(page);
  await expect(page.getByText("Offline", { exact: true })).toBeVisible({ timeout: 2000 });
  await context.setOffline(false);
  await expect(page.getByText("Offline", { exact: true })).toBeHidden();
});

test("Answers given without a network are on the server once it is back", async ({ page, context }) => {
  const uid = await signIn(page.request, newAddress());
  await page.goto("/tool");
  await expect(page.getByRole("heading", { name: "Step 1 of 7" })).toBeVisible();
  await loseNetwork(page);
  await expect(page.getByText("Offline", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Skip setup" }).click();
  await expect(page.getByRole("button", { name: "Export", exact: true })).toBeVisible();
  await expect(page.getByText("1 change waiting", { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("1 change waiting", { exact: true })).toBeHidden();
  // A change in transit is neither in the queue nor on the server.
  await expect
    .poll(async (): Promise<unknown> => (await page.request.get(`/api/users/${uid}`)).json())
    .toMatchObject({ onboardingCompletedAt: expect.any(String) });
});

test("A sign-out without a network ends the session as soon as the network is back", async ({ page, context }) => {
  await becomeUser(page.request);
  await page.goto("/tool");
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
  await loseNetwork(page);
  await expect(page.getByText("Offline", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("Sign in to start adding mattes to your photos")).toBeVisible();
  await context.setOffline(false);
  await expect
    .poll(async () => ((await (await page.request.get("/api/session")).json()) as { readonly user: unknown }).user)
    .toBeNull();
  await page.reload();
  await expect(page.getByText("Sign in to start adding mattes to your photos")).toBeVisible();
});

test("Answers that wait to be sent count when their user signs in again", async ({ page }) => {
  const email = newAddress();
  const uid = await signIn(page.request, email);
  await page.route("/api/writes", (route) => route.abort("connectionrefused"));
  await page.goto("/tool");
  await page.getByRole("button", { name: "Skip setup" }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await signInByPopup(page, email);
  await expect(page.getByRole("button", { name: "Export", exact: true })).toBeVisible();
  const completed = async (): Promise<unknown> => {
    const document: unknown = await (await page.request.get(`/api/users/${uid}`)).json();
    return (document as { readonly onboardingCompletedAt: unknown }).onboardingCompletedAt;
  };
  expect(await completed()).toBeNull();
  await page.reload();
  await expect(page.getByRole("button", { name: "Export", exact: true })).toBeVisible();
  await page.unroute("/api/writes");
  await expect.poll(completed, { timeout: 60_000 }).toEqual(expect.any(String));
  await expect(page.getByRole("button", { name: "Export", exact: true })).toBeVisible();
});
