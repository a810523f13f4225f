import { afterEach, describe, expect, it } from "vitest";
import { serverForSuite, startServer, type RunningServer } from "../../testing/running-server.ts";
import { newVisitor, userOf, type Visitor } from "../../testing/visitor.ts";

const ADDRESS = "/api/checkout/development";
const POST = { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" } };

describe("the development checkout", () => {
  const server = serverForSuite();

  async function buyer(): Promise<{ visitor: Visitor; uid: string }> {
    const visitor = newVisitor(server().origin);
    await visitor.signIn(`${crypto.randomUUID()}@example.com`);
    return { visitor, uid: (await userOf(visitor))!.uid };
  }
  async function planOf(visitor: Visitor, uid: string): Promise<unknown> {
    const { plan, isPro } = (await (await visitor.ask(`/api/users/${uid}`)).json()) as Record<string, unknown>;
    return { plan, isPro };
  }

  it.each([
    ["pro-annual", "pro", /\$6\.99 per month, billed annually at \$83\.88/],
    ["pro-monthly", "pro", /\$14\.99 per month, billed monthly/],
    ["studio", "studio", /Studio<\/strong>, \$14\.99 per month/],
  ])("sells %s for its price, and cancels it", async (offer, plan, price) => {
    const { visitor, uid } = await buyer();
    const headers = { "content-type": "application/json" };
    const begun = await visitor.ask("/api/checkout", { method: "POST", headers, body: JSON.stringify({ offer }) });
    const { url } = (await begun.json()) as { url: string };
    const page = await (await visitor.ask(url)).text();
    expect(page).toContain("<h1>Development checkout</h1>");
    expect(page).toMatch(price);
    expect(page).toContain('<button type="submit">Pay (test)</button>');
    expect(await planOf(visitor, uid)).toEqual({ plan: "free", isPro: false });

    const paid = await visitor.ask(url, POST);
    expect([paid.status, paid.headers.get("location")]).toEqual([303, `/checkout?plan=${offer}&paid=1`]);
    expect(await planOf(visitor, uid)).toEqual({ plan, isPro: true });

    const portal = await visitor.ask("/api/billing-portal", { method: "POST" });
    const { url: manage } = (await portal.json()) as { url: string };
    expect(await (await visitor.ask(manage)).text()).toContain("Cancel subscription (test)");
    expect((await visitor.ask(manage, POST)).status).toBe(303);
    expect(await planOf(visitor, uid)).toEqual({ plan: "free", isPro: false });
    expect(await (await visitor.ask(manage)).text()).toContain("You don’t pay for a plan.");
  });

  it("is not available through a proxy, and neither is the sign-in", async () => {
    const { visitor, uid } = await buyer();
    const forwarded = { "x-forwarded-for": "203.0.113.7" };
    const headers = { ...POST.headers, ...forwarded };
    expect((await visitor.ask(`${ADDRESS}?plan=studio`, { ...POST, headers })).status).toBe(403);
    expect(await planOf(visitor, uid)).toEqual({ plan: "free", isPro: false });
    const discovery = "/oidc/.well-known/openid-configuration";
    expect((await visitor.ask(discovery, { headers: forwarded })).status).toBe(403);
    expect((await visitor.ask(discovery)).status).toBe(200);
  });

  it("lets a user change the plan, and delete the account", async () => {
    const { visitor, uid } = await buyer();
    await visitor.ask(`${ADDRESS}?plan=pro-monthly`, POST);
    await visitor.ask(`${ADDRESS}?plan=studio`, POST);
    expect(await planOf(visitor, uid)).toEqual({ plan: "studio", isPro: true });
    expect((await visitor.ask(`/api/users/${uid}`, { method: "DELETE" })).status).toBe(200);
  });

  it("asks visitors to sign in, and sells them nothing", async () => {
    const visitor = newVisitor(server().origin);
    const response = await visitor.ask(`${ADDRESS}?plan=studio`);
    expect([response.status, response.headers.get("location")]).toEqual([303, "/checkout?plan=studio"]);
    expect((await visitor.ask(`${ADDRESS}?plan=studio`, POST)).status).toBe(401);
    expect((await visitor.ask(`${ADDRESS}/subscription`, POST)).status).toBe(401);
    expect((await visitor.ask(`${ADDRESS}/subscription`)).status).toBe(303);
  });

  it.each(["?plan=gold", "", "?plan=studio&plan=pro-annual"])("rejects the query %j", async (query) => {
    const { visitor } = await buyer();
    for (const init of [{}, POST]) expect((await visitor.ask(ADDRESS + query, init)).status).toBe(404);
  });

  it("rejects a payment from another site", async () => {
    const { visitor, uid } = await buyer();
    const init = { ...POST, headers: { ...POST.headers, "sec-fetch-site": "cross-site" } };
    expect((await visitor.ask(`${ADDRESS}?plan=studio`, init)).status).toBe(403);
    expect(await planOf(visitor, uid)).toEqual({ plan: "free", isPro: false });
  });
});

describe("a server that others can reach", () => {
  let server: RunningServer | undefined;
  afterEach(() => server?.stop());

  it.each([{ NODE_ENV: "production" }, { HOST: "0.0.0.0" }, { PUBLIC_URL: "http://matte.example" }])(
    "has no development checkout with %j",
    async (environment) => {
      server = await startServer({ GOOGLE_CLIENT_ID: "matte", GOOGLE_CLIENT_SECRET: "word", ...environment });
      for (const path of ["?plan=studio", "/subscription"]) {
        const headers = { host: "matte.example" };
        expect((await server.fetch(ADDRESS + path, { headers })).status).toBe(404);
        expect((await server.fetch(ADDRESS + path, { ...POST, headers })).status).toBe(404);
      }
    },
  );
});
