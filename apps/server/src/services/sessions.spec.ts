import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, it } from "vitest";
import type { Db } from "../db/schema.ts";
import { deleteUser, setAdmin, upsertAtSignIn } from "../repositories/users.ts";
import { openOrFail, sqliteHome } from "../testing/each-database.ts";
import { isoTime } from "../domain/clock.ts";
import { ABSOLUTE_MS, createSessions, IDLE_MS, type Sessions } from "./sessions.ts";

const DEVICE = { browser: "Firefox", system: "Linux" };
const START = Date.parse("2026-05-06T07:08:09Z");
const home = await sqliteHome();
let db: Db;
let now: number;
let sessions: Sessions;
let uid: string;

beforeEach(async () => {
  now = START;
  db = await openOrFail(await home.newPlace());
  sessions = createSessions(db, () => now);
  const ada = { issuer: "i", subject: "ada", email: "ada@example.com", name: null };
  uid = (await upsertAtSignIn(db, ada, { uid: randomUUID(), isAdmin: false, now: isoTime(now) })).uid;
});
afterAll(() => home.clear());

it("A session has the current rights of its user", async () => {
  const token = await sessions.begin(uid, undefined, DEVICE);
  expect((await sessions.find(token))?.actor).toEqual({
    uid,
    email: "ada@example.com",
    isAdmin: false,
    session: { id: expect.any(String) as string, startedAt: isoTime(START) },
  });
  await setAdmin(db, uid, true, isoTime(now));
  expect(await sessions.find(token)).toMatchObject({ actor: { isAdmin: true }, actorRow: { is_admin: 1 } });
  await deleteUser(db, uid);
  expect(await sessions.find(token)).toBeNull();
});

it("The database has no token of a session", async () => {
  const token = await sessions.begin(uid, undefined, DEVICE);
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
  const rows = await db.selectFrom("sessions").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  for (const stored of rows) expect(await sessions.find(stored.token_hash)).toBeNull();
});

it("A session expires when it is not used, and is extended while it is", async () => {
  const [idle, busy] = [await sessions.begin(uid, undefined, DEVICE), await sessions.begin(uid, undefined, DEVICE)];
  now = START + IDLE_MS - 1;
  expect(await sessions.find(busy)).not.toBeNull();
  now = START + IDLE_MS;
  expect(await sessions.find(idle)).toBeNull();
  expect(await sessions.find(busy)).not.toBeNull();
});

it("A session expires after its maximum age, even if it is used", async () => {
  const token = await sessions.begin(uid, undefined, DEVICE);
  for (now = START; now < START + ABSOLUTE_MS; now += IDLE_MS / 2) expect(await sessions.find(token)).not.toBeNull();
  now = START + ABSOLUTE_MS;
  expect(await sessions.find(token)).toBeNull();
});

it("A sign-in on a clock that is far ahead ends no other session", async () => {
  const token = await sessions.begin(uid, undefined, DEVICE);
  now = START + 100 * 24 * 60 * 60_000;
  await sessions.begin(uid, undefined, DEVICE);
  now = START;
  expect(await sessions.find(token)).not.toBeNull();
});

it("A session ends at once by a sign-out or a later sign-in, and no other session does", async () => {
  const [first, other] = [await sessions.begin(uid, undefined, DEVICE), await sessions.begin(uid, undefined, DEVICE)];
  const second = await sessions.begin(uid, first, DEVICE);
  expect(await sessions.find(first)).toBeNull();
  await sessions.end(second);
  expect(await sessions.find(second)).toBeNull();
  expect(await sessions.find(other)).not.toBeNull();
});
