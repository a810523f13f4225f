/** Runs a suite on both databases. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, inject } from "vitest";
import type { NewDatabase } from "../../../../test/postgres/shared.ts";
import type { DatabasePlace } from "../config/read.ts";
import { openDatabase } from "../database.ts";
import type { Db } from "../db/schema.ts";

interface Home {
  /** Creates an empty database. */
  readonly newPlace: () => Promise<DatabasePlace>;
  readonly clear: () => Promise<void>;
}

const HOMES = [
  ["SQLite", sqliteHome],
  ["PostgreSQL", postgresHome],
] as const;

/** Runs the suite for each database. If PostgreSQL cannot run, its tests fail with the reason. */
export function eachDatabase(suite: (db: () => Db, newPlace: () => Promise<DatabasePlace>) => void): void {
  describe.each(HOMES)("%s", (_name, makeHome) => {
    let home: Home;
    let db: Db;
    beforeAll(async () => {
      home = await makeHome();
      db = await openOrFail(await home.newPlace());
    });
    afterAll(async () => {
      await db.destroy();
      await home.clear();
    });
    suite(
      () => db,
      () => home.newPlace(),
    );
  });
}

/** SQLite databases in a temporary folder. */
export async function sqliteHome(): Promise<Home> {
  const folder = mkdtempSync(join(tmpdir(), "matte-sqlite-"));
  let count = 0;
  return {
    newPlace: () => Promise.resolve({ databaseUrl: null, dataDir: join(folder, String((count += 1))) }),
    clear: () => Promise.resolve(rmSync(folder, { recursive: true })),
  };
}

/** Databases in the PostgreSQL shared by all specs; they disappear with it. */
function postgresHome(): Promise<Home> {
  return Promise.resolve({
    newPlace: async () => ({ databaseUrl: await newPostgresDatabase(), dataDir: "" }),
    clear: () => Promise.resolve(),
  });
}

/** Returns the DATABASE_URL for a new, empty database in the PostgreSQL shared by all specs. */
export async function newPostgresDatabase(): Promise<string> {
  const answer = JSON.parse(await text(connect(inject("databasePort"), "127.0.0.1"))) as NewDatabase;
  if ("error" in answer) throw new Error(answer.error);
  return answer.url;
}

/** Opens a database; an error between queries ends the test run. */
export function openOrFail(place: DatabasePlace): Promise<Db> {
  return openDatabase(place, (error) => {
    throw error;
  });
}
