/** Runs a suite on both databases. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import { startPostgres } from "../../../../test/postgres/index.ts";
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

async function postgresHome(): Promise<Home> {
  const server = await startPostgres();
  return {
    newPlace: async () => ({ databaseUrl: await server.newDatabase(), dataDir: "" }),
    clear: server.stop,
  };
}

/** Opens a database; an error between queries ends the test run. */
export function openOrFail(place: DatabasePlace): Promise<Db> {
  return openDatabase(place, (error) => {
    throw error;
  });
}
