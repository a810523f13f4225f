/** SQLite's log is emptied on request and at the end, whatever other processes do. */
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { leastTime, wall } from "../../../../test/time/least.ts";
import { eachDatabase, openOrFail, sqliteHome } from "../testing/each-database.ts";
import { newPerson } from "../testing/people.ts";
import { forSuite } from "../testing/for-suite.ts";
import { deleteUser } from "./users.ts";
import { readSnapshot } from "../db/snapshot.ts";
import { BLOCKING_MS } from "../db/sqlite.ts";
import { truncateLog } from "./write-ahead-log.ts";

const home = forSuite((keep) => keep(sqliteHome(), ({ clear }) => clear()));

const logBytes = (dataDir: string): number => {
  const file = join(dataDir, "matte.sqlite-wal");
  return existsSync(file) ? statSync(file).size : 0;
};

it("The log is empty after the last connection has closed, although statements are cached", async () => {
  const place = await home().newPlace();
  const db = await openOrFail(place);
  const { uid } = await newPerson(db);
  await deleteUser(db, uid);
  expect(logBytes(place.dataDir)).toBeGreaterThan(0);
  await db.destroy();
  expect(logBytes(place.dataDir)).toBe(0);
});

it("A log that another process reads is kept, without waiting for long, and truncated afterwards", async () => {
  const place = await home().newPlace();
  const [db, other] = [await openOrFail(place), await openOrFail(place)];
  await readSnapshot(other, async (snapshot) => {
    await snapshot.selectFrom("users").selectAll().execute();
    await newPerson(db);
    expect(await leastTime(() => truncateLog(db), { below: 2000, clock: wall, rounds: 3 })).toBeLessThan(2000);
    expect(logBytes(place.dataDir)).toBeGreaterThan(0);
  });
  await truncateLog(db);
  expect(logBytes(place.dataDir)).toBe(0);
  // Writes wait as long as before.
  const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(db);
  expect(rows).toEqual([{ timeout: BLOCKING_MS }]);
  await Promise.all([db.destroy(), other.destroy()]);
});

eachDatabase((db) => {
  it("Truncating the log changes no data", async () => {
    const { uid } = await newPerson(db());
    await truncateLog(db());
    expect(await db().selectFrom("users").select("uid").where("uid", "=", uid).execute()).toHaveLength(1);
  });
});
