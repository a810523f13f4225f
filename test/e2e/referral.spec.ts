/** A look that is passed on with its sender, from the link to the months and back. */
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { PRICES, signedHeaders, stripeEnvironment } from "../../apps/server/src/testing/stripe/account.ts";
import { YEAR, type FakeStripe } from "../../apps/server/src/testing/stripe/fake-state.ts";
import { startFakeStripe } from "../../apps/server/src/testing/stripe/fake-stripe.ts";
import { startProduct, type RunningProduct } from "../product/server.ts";
import { becomeUser, newAddress, signIn, signInByPopup } from "./support/account.ts";
import { findings } from "./support/axe.ts";
import { EditorPage } from "./support/editor-page.ts";
import { expect, test as base } from "./support/test.ts";

const test = base.extend<object, { readonly stripe: FakeStripe; readonly product: RunningProduct }>({
  stripe: [
    async ({ browser: _browser }, use) => {
      const stripe = await startFakeStripe();
      await use(stripe);
      await stripe.stop();
    },
    { scope: "worker" },
  ],
  product: [
    async ({ stripe }, use) => {
      const product = await startProduct(stripeEnvironment(stripe));
      await use(product);
      await product.stop();
    },
    { scope: "worker" },
  ],
});

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

/** The sender's figures on the account page: opened, joined, paid. */
async function figures(page: Page): Promise<readonly string[]> {
  const part = page.getByRole("region", { name: "A month for both" });
  return part.getByRole("definition").allTextContents();
}

async function copyLink(page: Page): Promise<string> {
  await page.goto("/account");
  await page.getByRole("button", { name: "Copy link to this look" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

async function sendEvent(page: Page, type: string, object: object): Promise<void> {
  const data = JSON.stringify({ id: `evt_${randomUUID()}`, object: "event", type, data: { object } });
  const response = await page.request.post("/api/stripe/webhook", { data, headers: signedHeaders(data) });
  expect(response.ok()).toBe(true);
}

/** Pays as at Stripe's checkout. @returns the customer */
async function pay(page: Page, stripe: FakeStripe, uid: string): Promise<string> {
  await page.request.post("/api/checkout", { data: { offer: "pro-annual" } });
  const [customer = ""] = [...stripe.customers].find(([, fields]) => fields["metadata[uid]"] === uid) ?? [];
  stripe.subscriptions.set("sub_1", { id: "sub_1", customer, price: PRICES.annual, status: "active" });
  stripe.charges.set("ch_1", { customer, subscription: "sub_1", amount: YEAR, refunded: false });
  await sendEvent(page, "checkout.session.completed", { customer });
  return customer;
}

const balances = ({ balances: changes }: FakeStripe): readonly number[] => changes.map(({ amount }) => amount);

test("A look’s link brings a visitor who joins and pays, both get a month, and a refund takes both back", async ({
  page,
  stripe,
}) => {
  const [ines, jo] = [newAddress(), newAddress()];
  await becomeUser(page.request, ines);
  const link = await copyLink(page);
  expect(new URL(link).hash).toMatch(/^#look=[\w-]+&by=[\w-]{10}$/);
  expect(await figures(page)).toEqual(["0", "0", "0"]);
  expect(await findings(page)).toEqual([]);

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(link);
  await expect(page.getByText("A look, shared with you")).toBeVisible();
  await expect.poll(() => requests.filter((url) => url.endsWith("/openings")).length).toBe(1);
  await page.reload();
  await expect(page.getByText("A look, shared with you")).toBeVisible();
  const arrived = page.waitForResponse((response) => response.request().method() === "PUT" && response.ok());
  await signInByPopup(page, jo);
  expect(await (await arrived).json()).toEqual({ counted: true });
  expect(requests.filter((url) => url.endsWith("/openings"))).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.getItem("matte.arrival"))).toBeNull();

  const uid = await signIn(page.request, jo);
  await pay(page, stripe, uid);
  expect(balances(stripe)).toEqual([-YEAR / 12, -YEAR / 12]);
  await signIn(page.request, ines);
  await page.goto("/account");
  await expect.poll(() => figures(page)).toEqual(["1", "1", "1"]);

  const charge = stripe.charges.get("ch_1");
  if (charge !== undefined) charge.refunded = true;
  await sendEvent(page, "charge.refunded", { id: "ch_1" });
  expect(balances(stripe).reduce((sum, amount) => sum + amount, 0)).toBe(0);
  await page.reload();
  await expect.poll(() => figures(page)).toEqual(["1", "1", "0"]);
});

test("The editor’s links carry the sender once the user has copied one on the account page", async ({
  page,
  photos,
}) => {
  await becomeUser(page.request);
  const editor = new EditorPage(page);
  await editor.open();
  await editor.load(...(await photos("plain")));
  const copied = async (): Promise<string> => {
    await editor.chooseInLooksMenu("Copy link to this look");
    await expect(page.getByText("Link copied").last()).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copied()).not.toContain("&by=");
  const account = await page.context().newPage();
  const [, sender = "none"] = (await copyLink(account)).split("&by=");
  await account.close();
  await expect.poll(copied).toContain(`&by=${sender}`);
});
