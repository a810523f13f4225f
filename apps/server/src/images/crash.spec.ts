/** Acknowledged uploads survive kill -9 in bursts. */
import { createHash, randomBytes, randomInt } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseAnswer, uploadAnswer, type UploadAnswer } from "@matte/contracts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sha256 } from "../domain/secrets.ts";
import { openDatabase } from "../database.ts";
import { insertSession } from "../repositories/sessions.ts";
import { removeOrphanedImages } from "../services/orphaned-images.ts";
import { newPerson, sessionRow } from "../testing/people.ts";
import { buildProgram, startProcess, type ServerProcess } from "../testing/server-process.ts";
import { fileOf, picture } from "../testing/uploader.ts";
import { openImages } from "./index.ts";
import { effort } from "../../../../test/effort.ts";

const KILLS = effort(5, 20);
const SENDERS = 3;
const LONGEST_BURST_MS = 250;
const FOR_EVER = "2999-01-01T00:00:00.000Z";

const dataDir = mkdtempSync(join(tmpdir(), "matte-image-crash-"));
const place = { dataDir, databaseUrl: null };
const acknowledged = new Map<string, UploadAnswer>();
let program: string;
let cookie: string;
let seed = 0;

beforeAll(async () => {
  program = await buildProgram();
  const db = await openDatabase(place, fail);
  const { uid } = await newPerson(db);
  const token = randomBytes(32).toString("base64url");
  await insertSession(db, {
    ...sessionRow(uid, { now: new Date().toISOString(), expiresAt: FOR_EVER }),
    tokenHash: sha256(token),
  });
  cookie = `matte-session=${token}`;
  await db.destroy();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function fail(error: Error): never {
  throw error;
}

describe("kill -9 during bursts of uploads", { timeout: 300_000 }, () => {
  it("loses no acknowledged upload, shows no incomplete one, and leaves no files for long", async () => {
    for (let kill = 0; kill < KILLS; kill++) {
      const server = await start();
      const ends = Array.from({ length: SENDERS }, () => uploadUntilItDies(server));
      await expect.poll(() => acknowledged.size, { timeout: 60_000, interval: 5 }).toBeGreaterThan(kill);
      await new Promise((resolve) => setTimeout(resolve, randomInt(LONGEST_BURST_MS)));
      await server.kill();
      await Promise.all(ends);
    }
    expect(acknowledged.size).toBeGreaterThanOrEqual(KILLS);
    const server = await start();
    for (const answer of acknowledged.values()) await checkWhole(server, answer);
    await server.kill();
    await checkEverythingElse();
  });
});

function start(): Promise<ServerProcess> {
  const limits = { RATE_LIMIT_REQUESTS: "0", RATE_LIMIT_UPLOADS: "0" };
  return startProcess(program, { DATA_DIR: dataDir, ...limits });
}

async function uploadUntilItDies(server: ServerProcess): Promise<void> {
  for (;;) {
    const answer = await upload(server).catch(() => undefined);
    if (answer === undefined) return;
    acknowledged.set(answer.url, answer);
  }
}

async function upload({ origin }: ServerProcess): Promise<UploadAnswer | undefined> {
  const body = new FormData();
  body.append("kind", "matte");
  body.append("file", fileOf(await picture((seed += 1))));
  const response = await fetch(`${origin}/upload/save.php`, { method: "POST", headers: { cookie }, body });
  return parseAnswer(uploadAnswer, await response.json());
}

/** Expects a complete list, content matching the name, and a picture. */
async function checkWhole({ origin }: ServerProcess, { url, filename, size }: UploadAnswer): Promise<void> {
  const response = await fetch(`${origin}${url}`, { headers: { cookie } });
  expect(response.status).toBe(200);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.length).toBe(size);
  expect(`${createHash("sha256").update(bytes).digest("hex")}.png`).toBe(filename);
  expect((await sharp(bytes).metadata()).width).toBe(24);
}

/** After cleanup the folder has exactly the database's images, acknowledged ones included. */
async function checkEverythingElse(): Promise<void> {
  const db = await openDatabase(place, fail);
  const images = await openImages({ dataDir, s3: null, uploadQuota: 0 });
  const incoming = join(dataDir, "images", ".incoming");
  for (const name of readdirSync(incoming)) utimesSync(join(incoming, name), 1, 1);
  // A little more than an hour later.
  await removeOrphanedImages(db, images, Date.now() + 1000, 0);
  const rows = await db.selectFrom("images").select(["key", "state"]).execute();
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(["stored"]));
  const files = readdirSync(join(dataDir, "images"), { recursive: true, encoding: "utf8" });
  const stored = files.filter((name) => name.endsWith(".png")).map((name) => name.replaceAll("\\", "/"));
  expect(stored.sort()).toEqual(rows.map(({ key }) => key).sort());
  expect(readdirSync(incoming)).toEqual([]);
  const known = new Set(rows.map(({ key }) => `/upload/images/${key}`));
  expect([...acknowledged.keys()].filter((url) => !known.has(url))).toEqual([]);
  images.close();
  await db.destroy();
}
