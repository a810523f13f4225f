/** Administration statistics and lists with a large database: `npm run bench -- stats --people 1000000`. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabasePlace } from "../apps/server/src/config/read.ts";
import { openDatabase } from "../apps/server/src/database.ts";
import { authorizeAdministration, OPERATOR } from "../apps/server/src/services/authorized.ts";
import { readStatistics } from "../apps/server/src/services/statistics.ts";
import { readUserList } from "../apps/server/src/services/user-list.ts";
import { startPostgres } from "../test/postgres/index.ts";
import { cursorTo, seedCrowd } from "./lib/crowd.ts";
import { median } from "./lib/statistics.ts";
import { table } from "./lib/table.ts";

const IMAGES_EACH = 10;

/** @param people in the database; each has ten images */
export async function benchStats(people: number, runs: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "matte-crowd-"));
  const postgres = await startPostgres();
  try {
    const rows = [
      await measure("SQLite", { databaseUrl: null, dataDir: folder }, people, runs),
      await measure("PostgreSQL", { databaseUrl: await postgres.newDatabase(), dataDir: folder }, people, runs),
    ];
    console.log(`\nThe dashboard of ${people} people and ${people * IMAGES_EACH} images (${runs} runs, medians)\n`);
    console.log(table([["database", "statistics", "first page", "middle page", "search step"], ...rows]));
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }
}

async function measure(name: string, place: DatabasePlace, people: number, runs: number): Promise<string[]> {
  const db = await openDatabase(place, (error) => {
    throw error;
  });
  await seedCrowd(db, people, people * IMAGES_EACH);
  const by = authorizeAdministration(OPERATOR);
  const cursor = cursorTo(Math.floor(people / 2));
  const looks = [
    () => readStatistics(db, by),
    () => readUserList(db, by, {}),
    () => readUserList(db, by, { cursor }),
    () => readUserList(db, by, { search: "nobody at all" }),
  ];
  const cells: string[] = [name];
  for (const look of looks) cells.push(await time(look, runs));
  await db.destroy();
  return cells;
}

async function time(look: () => Promise<unknown>, runs: number): Promise<string> {
  const times: number[] = [];
  for (let run = 0; run <= runs; run++) {
    const start = performance.now();
    await look();
    times.push(performance.now() - start);
  }
  return `${median(times.slice(1)).toFixed(1)} ms`;
}
