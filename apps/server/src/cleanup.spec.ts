/** Cleaning at a server's start, by a clock that is right or far ahead. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { insertSession, listSessionsOf } from "./repositories/sessions.ts";
import { openOrFail } from "./testing/each-database.ts";
import { newPerson, sessionRow } from "./testing/people.ts";
import { startServer } from "./testing/running-server.ts";

const DAY_MS = 24 * 60 * 60_000;

it.each([
  ["deletes sessions that ended, while the server is in use", 1, 0],
  ["deletes nothing if all that is stored is old, because the clock may be wrong", 100, 1],
])("A start %s", async (_words, days, left) => {
  const dataDir = mkdtempSync(join(tmpdir(), "matte-cleanup-"));
  const db = await openOrFail({ dataDir, databaseUrl: null });
  onTestFinished(async () => {
    await db.destroy();
    rmSync(dataDir, { recursive: true });
  });
  const [ada, grace] = [await newPerson(db), await newPerson(db)];
  const at = (daysAgo: number): string => new Date(Date.now() - daysAgo * DAY_MS).toISOString();
  await insertSession(db, sessionRow(ada.uid, { now: at(120), expiresAt: at(106) }));
  await insertSession(db, sessionRow(grace.uid, { now: at(days), expiresAt: at(days - 14) }));
  const server = await startServer({ DATA_DIR: dataDir });
  onTestFinished(server.stop);
  if (left === 0) await expect.poll(() => listSessionsOf(db, ada.uid)).toHaveLength(0);
  // Longer than deletion takes in the other case.
  else await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await listSessionsOf(db, ada.uid)).toHaveLength(left);
});
