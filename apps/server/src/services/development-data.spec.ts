import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import type { Db } from "../db/schema.ts";
import { EMBEDDED_ISSUER } from "../domain/identity.ts";
import { addCustomer, findCustomer, listSubscriptions } from "../repositories/billing.ts";
import { findLiveSessionById, insertSession } from "../repositories/sessions.ts";
import { findUser, setPlan, upsertAtSignIn } from "../repositories/users.ts";
import { eachDatabase } from "../testing/each-database.ts";
import { sessionRow, THEN } from "../testing/people.ts";
import { startServer } from "../testing/running-server.ts";
import { newVisitor } from "../testing/visitor.ts";
import { syncSubscriptions } from "./billing.ts";
import { endDevelopment } from "./development-data.ts";
import { checkCounters } from "./statistics.ts";

const NOW = "2026-03-02T10:00:00.000Z";
const LATER = "2026-05-01T10:00:00.000Z";

/** Signs in a provider's user, with a plan bought through a partner. */
async function buyer(db: Db, issuer: string, partner: "stripe" | "development") {
  const identity = { issuer, subject: randomUUID(), email: "ada@example.com", name: null };
  const { uid } = await upsertAtSignIn(db, identity, { uid: randomUUID(), isAdmin: true, now: THEN });
  const session = sessionRow(uid, { now: THEN, expiresAt: LATER });
  await insertSession(db, session);
  const customerId = `${partner}:${uid}`;
  await addCustomer(db, { uid, partner, customerId }, THEN);
  const subscription = { id: customerId, plan: "pro", renewsAt: LATER, endsAt: null } as const;
  await syncSubscriptions(db, customerId, () => Promise.resolve([subscription]), null, THEN);
  return {
    uid,
    read: async () => ({
      signedIn: (await findLiveSessionById(db, session.id, NOW)) !== undefined,
      plan: (await findUser(db, uid))?.plan,
      partner: (await findCustomer(db, uid))?.partner,
      subscriptions: (await listSubscriptions(db, uid)).length,
    }),
  };
}

it("A server in production does not know sessions of the data that a development server has left", async () => {
  const folder = mkdtempSync(join(tmpdir(), "matte-development-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const development = await startServer({ DATA_DIR: folder });
  const { signIn, cookies } = newVisitor(development.origin);
  await signIn("admin@example.com");
  await development.stop();
  const google = { GOOGLE_CLIENT_ID: "matte", GOOGLE_CLIENT_SECRET: "word" };
  const production = await startServer({
    ...google,
    DATA_DIR: folder,
    NODE_ENV: "production",
    PUBLIC_URL: "https://matte.example",
  });
  onTestFinished(production.stop);
  const headers = { cookie: `__Host-matte-session=${cookies.get("matte-session")}` };
  const answer = await production.fetch("/api/session", { headers });
  expect([answer.status, await answer.json()]).toEqual([200, { user: null }]);
});

eachDatabase((db) => {
  it("Sessions and plans of development end, those of production stay", async () => {
    const developer = await buyer(db(), EMBEDDED_ISSUER, "development");
    const tester = await buyer(db(), "https://accounts.google.com", "development");
    const customer = await buyer(db(), "https://accounts.google.com", "stripe");
    const granted = await buyer(db(), EMBEDDED_ISSUER, "development");
    await setPlan(db(), granted.uid, "studio", THEN);
    expect(await endDevelopment(db(), Date.parse(NOW))).toEqual({ sessions: 2, customers: 3 });
    const nothing = { partner: undefined, subscriptions: 0 };
    expect(await developer.read()).toEqual({ signedIn: false, plan: "free", ...nothing });
    expect(await tester.read()).toEqual({ signedIn: true, plan: "free", ...nothing });
    expect(await granted.read()).toEqual({ signedIn: false, plan: "studio", ...nothing });
    expect(await customer.read()).toEqual({ signedIn: true, plan: "pro", partner: "stripe", subscriptions: 1 });
    expect(await checkCounters(db())).toEqual([]);
    expect(await endDevelopment(db(), Date.parse(NOW))).toEqual({ sessions: 0, customers: 0 });
  });
});
