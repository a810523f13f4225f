/** Acknowledged writes survive kill -9 in bursts, each applied once. */
import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { parseAnswer, writesAnswer, type UserDocument, type WriteResult } from "@matte/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sha256 } from "./domain/secrets.ts";
import type { DatabasePlace } from "./config/read.ts";
import { insertSession } from "./repositories/sessions.ts";
import { openOrFail, sqliteHome } from "./testing/each-database.ts";
import { newPerson, sessionRow } from "./testing/people.ts";
import { buildProgram, startProcess, type ServerProcess } from "./testing/server-process.ts";
import { effort } from "../../../test/effort.ts";

const BURSTS = effort(5, 20);
const WRITERS = 3;
const LONGEST_BURST_MS = 120;
const FOR_EVER = "2999-01-01T00:00:00.000Z";

/** A user's browser; each write stores the next number in the document. */
interface Writer {
  readonly uid: string;
  readonly cookie: string;
  /** All writes in order, ten per request; `photoBy` is the index. */
  readonly sent: string[];
  /** Answered requests by their first write's index; the others were interrupted. */
  readonly acknowledged: Set<number>;
}

let home: Awaited<ReturnType<typeof sqliteHome>>;
let place: DatabasePlace;
let program: string;
const writers: Writer[] = [];

beforeAll(async () => {
  program = await buildProgram();
  home = await sqliteHome();
  place = await home.newPlace();
  const db = await openOrFail(place);
  for (let count = 0; count < WRITERS; count++) {
    const { uid } = await newPerson(db);
    const token = randomBytes(32).toString("base64url");
    const now = new Date().toISOString();
    await insertSession(db, { ...sessionRow(uid, { now, expiresAt: FOR_EVER }), tokenHash: sha256(token) });
    writers.push({ uid, cookie: `matte-session=${token}`, sent: [], acknowledged: new Set() });
  }
  await db.destroy();
});
afterAll(() => home.clear());

describe("kill -9 during bursts of writes", { timeout: 180_000 }, () => {
  it("loses no acknowledged write, and applies none twice", async () => {
    for (let burst = 0; burst < BURSTS; burst++) {
      const server = await start();
      for (const writer of writers) await recover(server, writer);
      const ends = writers.map((writer) => writeUntilItDies(server, writer));
      await new Promise((resolve) => setTimeout(resolve, randomInt(LONGEST_BURST_MS)));
      await server.kill();
      await Promise.all(ends);
    }
    expect(writers.every(({ acknowledged }) => acknowledged.size > 0)).toBe(true);
    await checkEverything();
  });
});

function start(): Promise<ServerProcess> {
  return startProcess(program, { DATA_DIR: place.dataDir, RATE_LIMIT_REQUESTS: "0" });
}

/** Sends requests with ten writes one after the other, until the connection breaks. */
async function writeUntilItDies(server: ServerProcess, writer: Writer): Promise<void> {
  for (;;) {
    const from = writer.sent.length;
    for (let count = 0; count < 10; count++) writer.sent.push(randomUUID());
    const results = await send(server, writer, from).catch(() => null);
    if (results === null) return;
    expect(results.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => "applied"));
    writer.acknowledged.add(from);
  }
}

async function send({ origin }: ServerProcess, { uid, cookie, sent }: Writer, from: number): Promise<WriteResult[]> {
  const writes = sent.slice(from, from + 10).map((id, index) => {
    return { id, uid, changes: { preferences: { photoBy: String(from + index) } } };
  });
  const response = await fetch(`${origin}/api/writes`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ writes }),
  });
  const answer = parseAnswer(writesAnswer, await response.json());
  if (answer === undefined) throw new Error(`The server answered ${response.status}.`);
  return answer.results;
}

/** A request is applied completely or not at all. Repeated, as by a browser, it is applied once. */
async function recover(server: ServerProcess, writer: Writer): Promise<void> {
  const { sent, acknowledged } = writer;
  const last = sent.length - 10;
  expect(await applied(server, writer)).toBeOneOf([sent.length, ...(acknowledged.has(last) ? [] : [last])]);
  if (last < 0 || acknowledged.has(last)) return;
  const statuses = (await send(server, writer, last)).map(({ status }) => status);
  expect(["applied", "duplicate"].map((status) => statuses.filter((one) => one === status).length)).toContain(10);
  acknowledged.add(last);
  expect(await applied(server, writer)).toBe(sent.length);
}

/** Counts applied writes by the document. */
async function applied(server: ServerProcess, writer: Writer): Promise<number> {
  const [{ origin }, { uid, cookie }] = [server, writer];
  const response = await fetch(`${origin}/api/users/${uid}`, { headers: { cookie } });
  // A busy machine makes a busy server.
  if (response.status === 503) return applied(server, writer);
  const { preferences } = (await response.json()) as UserDocument;
  return preferences === null ? 0 : Number(preferences.photoBy) + 1;
}

/** Sends everything again, like a browser without the answers. */
async function checkEverything(): Promise<void> {
  const server = await start();
  for (const writer of writers) {
    await recover(server, writer);
    for (let from = 0; from < writer.sent.length; from += 10)
      expect(new Set((await send(server, writer, from)).map(({ status }) => status))).toEqual(new Set(["duplicate"]));
    expect(await applied(server, writer)).toBe(writer.sent.length);
  }
  await server.kill();
  await checkNotes();
}

/** Each write is recorded once, and nothing else is. */
async function checkNotes(): Promise<void> {
  const db = await openOrFail(place);
  for (const { uid, sent } of writers) {
    const rows = await db.selectFrom("applied_writes").select("id").where("uid", "=", uid).execute();
    expect(rows.map(({ id }) => id).sort()).toEqual(sent.toSorted());
  }
  await db.destroy();
}
