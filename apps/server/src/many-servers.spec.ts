/** Two servers that share a database, behind a balancer: what one knows the other knows, and either can go. */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseAnswer, sessionAnswer, writesAnswer, type UserDocument } from "@matte/contracts";
import { Stripe } from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPostgres, type Postgres } from "../../../test/postgres/index.ts";
import { openDatabase } from "./db/open.ts";
import type { Db } from "./db/schema.ts";
import { keepCustomer } from "./repositories/billing.ts";
import { startFakeIssuer, type FakeIssuer } from "./testing/fake-issuer.ts";
import { startRoundRobin, type RoundRobin } from "./testing/round-robin.ts";
import { buildProgram, startProcess, type ServerProcess } from "./testing/server-process.ts";
import { startFakeStripe, type FakeStripe } from "./testing/stripe/fake-stripe.ts";
import { fileOf, picture } from "./testing/uploader.ts";
import { newVisitor, type Visitor } from "./testing/visitor.ts";

const REQUESTS = 40;
const FAILURES = 6;
const WEBHOOK_SECRET = "whsec_matte";

const dataDir = mkdtempSync(join(tmpdir(), "matte-many-"));
let postgres: Postgres;
let issuer: FakeIssuer;
let stripe: FakeStripe;
let balancer: RoundRobin;
let db: Db;
let environment: Record<string, string>;
let program: string;
const servers: ServerProcess[] = [];

beforeAll(async () => {
  [postgres, issuer, stripe, balancer, program] = await Promise.all([
    startPostgres(),
    startFakeIssuer(),
    startFakeStripe(),
    startRoundRobin(),
    buildProgram("many/server/dist"),
  ]);
  writePages(join(dirname(program), "..", "..", "web", "dist"));
  const databaseUrl = await postgres.newDatabase();
  environment = environmentFor(databaseUrl);
  servers.push(...(await Promise.all([startBalanced(), startBalanced()])));
  db = await openDatabase({ databaseUrl, dataDir }, (error) => {
    throw error;
  });
}, 120_000);

afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await balancer.stop();
  await db.destroy();
  await Promise.all([issuer.stop(), stripe.stop(), postgres.stop()]);
  rmSync(dataDir, { recursive: true });
});

function environmentFor(databaseUrl: string): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    // In S3's place: a folder that both reach.
    DATA_DIR: dataDir,
    PUBLIC_URL: balancer.origin,
    TRUST_PROXY: "127.0.0.1",
    STOP_DELAY_S: "1",
    OIDC_ISSUER: issuer.url,
    GOOGLE_CLIENT_ID: issuer.clientId,
    GOOGLE_CLIENT_SECRET: "word",
    RATE_LIMIT_REQUESTS: String(REQUESTS),
    RATE_LIMIT_FAILED_AUTH: String(FAILURES),
    STRIPE_SECRET_KEY: "sk_test_matte",
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_PRICE_PRO_ANNUAL: "price_annual",
    STRIPE_PRICE_PRO_MONTHLY: "price_monthly",
    STRIPE_PRICE_STUDIO: "price_studio",
    STRIPE_API_URL: stripe.origin,
  };
}

async function startBalanced(): Promise<ServerProcess> {
  const port = await freePort();
  // It says where people reach it, which is the balancer.
  const server = {
    ...(await startProcess(program, { ...environment, PORT: port })),
    origin: `http://127.0.0.1:${port}`,
  };
  await balancer.add(server.origin);
  return server;
}

async function freePort(): Promise<string> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return String(port);
}

function writePages(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of ["index.html", "404.html"])
    writeFileSync(join(folder, name), "<!doctype html><title>Matte</title>");
}

/** Somebody whose requests come from an address of their own, which no limit has counted yet. */
let addresses = 0;
function newAddress(): { "x-forwarded-for": string } {
  addresses += 1;
  return { "x-forwarded-for": `198.51.${addresses >> 8}.${addresses & 255}` };
}

/** Signs in through the balancer: the way there and the way back are different servers' business. */
async function signIn(subject: string): Promise<{ readonly visitor: Visitor; readonly uid: string }> {
  const visitor = newVisitor(balancer.origin);
  const headers = newAddress();
  const there = new URL((await visitor.ask("/auth/sign-in", { headers })).headers.get("location") ?? "");
  issuer.idToken = await issuer.sign({ ...issuer.claims(there.searchParams.get("nonce") ?? ""), sub: subject });
  await visitor.ask(`/auth/callback?code=any&state=${there.searchParams.get("state")}`, { headers });
  return { visitor, uid: (await userAt(servers[0]!, visitor))?.uid ?? "nobody" };
}

async function userAt({ origin }: ServerProcess, visitor: Visitor) {
  const answer = parseAnswer(sessionAnswer, await (await askAt(origin, visitor, "/api/session")).json());
  return answer?.user;
}

function askAt(origin: string, { cookies }: Visitor, path: string, init: RequestInit = {}): Promise<Response> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return fetch(`${origin}${path}`, { ...init, headers: { cookie, ...newAddress(), ...init.headers } });
}

function writeAs(uid: string, id: string, photoBy: string): RequestInit {
  const body = JSON.stringify({ writes: [{ id, uid, changes: { preferences: { photoBy } } }] });
  return { method: "POST", headers: { "content-type": "application/json" }, body };
}

describe("two servers", () => {
  it("sign somebody in together, and out of both", async () => {
    const { visitor, uid } = await signIn("together");
    for (const server of servers) expect((await userAt(server, visitor))?.uid).toBe(uid);
    await askAt(servers[1]!.origin, visitor, "/auth/sign-out", { method: "POST" });
    for (const server of servers) expect(await userAt(server, visitor)).toBeNull();
  });

  it("believe each other's identity tokens", async () => {
    const { visitor, uid } = await signIn("token");
    await db.updateTable("users").set({ is_admin: 1 }).where("uid", "=", uid).execute();
    for (const [one, other] of [servers, servers.toReversed()]) {
      const { token } = (await (await askAt(one!.origin, visitor, "/api/token")).json()) as { token: string };
      const headers = { authorization: `Bearer ${token}` };
      expect((await askAt(other!.origin, visitor, "/upload/list-images.php", { headers })).status).toBe(200);
    }
  });

  it("count an address's requests together", async () => {
    const headers = newAddress();
    const ask = async (): Promise<number> => (await fetch(`${balancer.origin}/api/session`, { headers })).status;
    const statuses = await Promise.all(Array.from({ length: 2 * REQUESTS }, ask));
    expect(statuses.filter((status) => status === 200)).toHaveLength(REQUESTS);
    expect(statuses.filter((status) => status === 429)).toHaveLength(REQUESTS);
  });

  it("count who fails to say who they are together, and turn them away at both", async () => {
    const headers = newAddress();
    for (let count = 0; count < FAILURES; count++)
      expect((await fetch(`${balancer.origin}/api/users/ada`, { headers })).status).toBe(401);
    for (const { origin } of servers) expect((await fetch(`${origin}/api/session`, { headers })).status).toBe(429);
  });

  it("apply a write that reaches both at once once", async () => {
    const { visitor, uid } = await signIn("writer");
    for (let round = 0; round < 10; round++) {
      const write = writeAs(uid, randomUUID(), `© ${round}`);
      const answers = await Promise.all(
        servers.map(async ({ origin }) => (await askAt(origin, visitor, "/api/writes", write)).json()),
      );
      const statuses = answers.map((answer) => parseAnswer(writesAnswer, answer)?.results[0]?.status);
      expect(new Set(statuses)).toEqual(new Set(["applied", "duplicate"]));
    }
  });

  it("apply an event of Stripe's that reaches both at once once", async () => {
    const { uid } = await signIn("buyer");
    const customer = `cus_${randomUUID()}`;
    await keepCustomer(db, { uid, partner: "stripe", customerId: customer }, new Date().toISOString());
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
  const signature = new Stripe("sk_test_matte").webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
  const headers = { "content-type": "application/json", "stripe-signature": signature, ...newAddress() };
  return fetch(`${origin}/api/stripe/webhook`, { method: "POST", headers, body: payload });
}

describe("a rolling restart", { timeout: 120_000 }, () => {
  it("loses no request", async () => {
    const { visitor, uid } = await signIn("restart");
    const traffic = startTraffic(visitor, uid);
    for (const index of servers.keys()) {
      await traffic.flows();
      const old = servers[index]!;
      expect(await old.stop()).toBe(0);
      balancer.remove(old.origin);
      servers[index] = await startBalanced();
    }
    await traffic.flows();
    const { failures, lastWrite } = await traffic.stop();
    expect(failures).toEqual([]);
    const { preferences } = (await (await askAt(balancer.origin, visitor, `/api/users/${uid}`)).json()) as UserDocument;
    expect(preferences?.photoBy).toBe(lastWrite);
  });
});

/** Reads, writes, uploads and pages, one after the other each, through the balancer. */
function startTraffic(visitor: Visitor, uid: string) {
  const failures: string[] = [];
  const going = { on: true, lastWrite: "" };
  const counts = [0, 0, 0, 0];
  const requests: readonly ((turn: number) => Promise<Response>)[] = [
    () => askAt(balancer.origin, visitor, `/api/users/${uid}`),
    async (turn) => {
      const response = await askAt(balancer.origin, visitor, "/api/writes", writeAs(uid, randomUUID(), `© ${turn}`));
      going.lastWrite = `© ${turn}`;
      return response;
    },
    async (turn) => {
      const body = new FormData();
      body.append("kind", "matte");
      body.append("file", fileOf(await picture(turn)));
      return askAt(balancer.origin, visitor, "/upload/save.php", { method: "POST", body });
    },
    () => askAt(balancer.origin, visitor, "/"),
  ];
  const flow = async (index: number): Promise<void> => {
    for (; going.on; counts[index]! += 1) {
      const outcome = await requests[index]!(counts[index]!).then(
        async (response) => (response.ok ? response.arrayBuffer().then(() => null) : `${index}: ${response.status}`),
        (error: unknown) => `${index}: ${String(error)}`,
      );
      if (outcome !== null) failures.push(outcome);
    }
  };
  const flows = requests.map((_request, index) => flow(index));
  return {
    failures,
    /** Waits until some more of each kind have been answered. */
    flows: async (): Promise<void> => {
      const before = [...counts];
      await expect
        .poll(() => counts.every((count, index) => count >= before[index]! + 3), { timeout: 30_000 })
        .toBe(true);
    },
    stop: async () => {
      going.on = false;
      await Promise.all(flows);
      return { failures, lastWrite: going.lastWrite };
    },
  };
}
