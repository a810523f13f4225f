/** Two servers sharing a database, load balanced: both have the same state, and either can stop. */
import { randomUUID } from "node:crypto";
import { parseAnswer, writesAnswer, type UserDocument } from "@matte/contracts";
import { describe, expect, it } from "vitest";
import { addCustomer } from "./repositories/billing.ts";
import { balancedServers } from "./testing/balanced-servers.ts";
import { signedHeaders } from "./testing/stripe/account.ts";
import { startTraffic, type Traffic } from "./testing/traffic.ts";
import { fileOf, formOf, picture } from "./testing/uploader.ts";
import { newVisitor, userOf, type Visitor } from "./testing/visitor.ts";
import { batchOf, writeOf } from "./testing/writes.ts";

const REQUESTS = 40;
const FAILURES = 6;

const both = balancedServers({ RATE_LIMIT_REQUESTS: String(REQUESTS), RATE_LIMIT_FAILED_AUTH: String(FAILURES) });

/** A visitor with a new IP address, not yet counted by any limit. */
let addresses = 0;
function newAddress(): { "x-forwarded-for": string } {
  addresses += 1;
  return { "x-forwarded-for": `198.51.${addresses >> 8}.${addresses & 255}` };
}

/** Signs in through the load balancer: different servers answer the start and the callback. */
async function signIn(subject: string): Promise<{ readonly visitor: Visitor; readonly uid: string }> {
  const { origin, issuer, servers } = both();
  const visitor = newVisitor(origin);
  const headers = newAddress();
  const there = new URL((await visitor.ask("/auth/sign-in", { headers })).headers.get("location") ?? "");
  issuer.idToken = await issuer.sign({ ...issuer.claims(there.searchParams.get("nonce") ?? ""), sub: subject });
  await visitor.ask(`/auth/callback?code=any&state=${there.searchParams.get("state")}`, { headers });
  return { visitor, uid: (await userAt(servers[0]!.origin, visitor))?.uid ?? "nobody" };
}

const userAt = (origin: string, visitor: Visitor) => userOf({ ask: (path) => askAt(origin, visitor, path) });

function askAt(origin: string, { cookies }: Visitor, path: string, init: RequestInit = {}): Promise<Response> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return fetch(`${origin}${path}`, { ...init, headers: { cookie, ...newAddress(), ...init.headers } });
}

describe("two servers", () => {
  it("sign a user in together, and out of both", async () => {
    const { visitor, uid } = await signIn("together");
    for (const { origin } of both().servers) expect((await userAt(origin, visitor))?.uid).toBe(uid);
    await askAt(both().servers[1]!.origin, visitor, "/auth/sign-out", { method: "POST" });
    for (const { origin } of both().servers) expect(await userAt(origin, visitor)).toBeNull();
  });

  it("accept each other's identity tokens", async () => {
    const { servers, db } = both();
    const { visitor, uid } = await signIn("token");
    await db.updateTable("users").set({ is_admin: 1 }).where("uid", "=", uid).execute();
    for (const [one, other] of [servers, servers.toReversed()]) {
      const { token } = (await (await askAt(one!.origin, visitor, "/api/token")).json()) as { token: string };
      const headers = { authorization: `Bearer ${token}` };
      expect((await askAt(other!.origin, visitor, "/upload/list-images.php", { headers })).status).toBe(200);
    }
  });

  it("share the count of requests of an address", async () => {
    const headers = newAddress();
    const ask = async (): Promise<number> => (await fetch(`${both().origin}/api/session`, { headers })).status;
    const statuses = await Promise.all(Array.from({ length: 2 * REQUESTS }, ask));
    expect(statuses.filter((status) => status === 200)).toHaveLength(REQUESTS);
    expect(statuses.filter((status) => status === 429)).toHaveLength(REQUESTS);
  });

  it("share the count of failed authentications, and both reject the address", async () => {
    const headers = newAddress();
    for (let count = 0; count < FAILURES; count++)
      expect((await fetch(`${both().origin}/api/users/ada`, { headers })).status).toBe(401);
    for (const { origin } of both().servers)
      expect((await fetch(`${origin}/api/session`, { headers })).status).toBe(429);
  });

  it("apply a write once that reaches both at the same time", async () => {
    const { visitor, uid } = await signIn("writer");
    for (let round = 0; round < 10; round++) {
      const write = batchOf(writeOf({ uid }, { preferences: { photoBy: `© ${round}` } }));
      const answers = await Promise.all(
        both().servers.map(async ({ origin }) => (await askAt(origin, visitor, "/api/writes", write)).json()),
      );
      const statuses = answers.map((answer) => parseAnswer(writesAnswer, answer)?.results[0]?.status);
      expect(new Set(statuses)).toEqual(new Set(["applied", "duplicate"]));
    }
  });

  it("apply an event of Stripe once that reaches both at the same time", async () => {
    const { servers, db, stripe } = both();
    const { uid } = await signIn("buyer");
    const customer = `cus_${randomUUID()}`;
    await addCustomer(db, { uid, partner: "stripe", customerId: customer }, new Date().toISOString());
    stripe.subscriptions.set("sub_1", { id: "sub_1", customer, price: "price_annual", status: "active" });
    const id = `evt_${randomUUID()}`;
    const answers = await Promise.all(servers.map(({ origin }) => sendEvent(origin, id, customer)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const events = await db.selectFrom("billing_events").selectAll().where("id", "=", id).execute();
    expect(events).toHaveLength(1);
    const user = await db.selectFrom("users").select("plan").where("uid", "=", uid).executeTakeFirstOrThrow();
    expect(user.plan).toBe("pro");
  });
});

function sendEvent(origin: string, id: string, customer: string): Promise<Response> {
  const object = { object: "subscription", customer };
  const payload = JSON.stringify({ id, object: "event", type: "customer.subscription.updated", data: { object } });
  const headers = { ...signedHeaders(payload), ...newAddress() };
  return fetch(`${origin}/api/stripe/webhook`, { method: "POST", headers, body: payload });
}

describe("a rolling restart", { timeout: 120_000 }, () => {
  it("loses no request", async () => {
    const { origin, servers, restart } = both();
    const { visitor, uid } = await signIn("restart");
    const { traffic, lastWrite } = useEverything(visitor, uid);
    for (const index of servers.keys()) {
      await traffic.more(3);
      expect(await restart(index)).toBe(0);
    }
    await traffic.more(3);
    // Joined: a list of many would be cut in the report.
    expect((await traffic.stop()).join("\n")).toBe("");
    const { preferences } = (await (await askAt(origin, visitor, `/api/users/${uid}`)).json()) as UserDocument;
    expect(preferences?.photoBy).toBe(lastWrite());
  });
});

/** Reads, writes, uploads and pages through the load balancer. */
function useEverything(visitor: Visitor, uid: string): { readonly traffic: Traffic; readonly lastWrite: () => string } {
  let lastWrite = "";
  const ask = async (path: string, init?: RequestInit): Promise<void> => {
    const response = await askAt(both().origin, visitor, path, init);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(String(response.status));
  };
  const write = async (turn: number): Promise<void> => {
    await ask("/api/writes", batchOf(writeOf({ uid }, { preferences: { photoBy: `© ${turn}` } })));
    lastWrite = `© ${turn}`;
  };
  const upload = async (turn: number): Promise<void> => {
    const body = formOf({ kind: "matte", file: fileOf(await picture(turn)) });
    await ask("/upload/save.php", { method: "POST", body });
  };
  const traffic = startTraffic(
    () => ask(`/api/users/${uid}`),
    write,
    upload,
    () => ask("/"),
  );
  return { traffic, lastWrite: () => lastWrite };
}
