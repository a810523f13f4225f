import { afterAll, beforeAll, expect, it } from "vitest";
import type { Environment } from "./config/read.ts";
import { openDatabase } from "./db/open.ts";
import type { Db } from "./db/schema.ts";
import { runStatsCommand } from "./stats-command.ts";
import { sqliteHome } from "./testing/each-database.ts";
import { newPerson } from "./testing/people.ts";

let home: Awaited<ReturnType<typeof sqliteHome>>;
let db: Db;
let environment: Environment;

beforeAll(async () => {
  home = await sqliteHome();
  const place = await home.newPlace();
  environment = { DATA_DIR: place.dataDir };
  db = await openDatabase(place, (error) => {
    throw error;
  });
  await newPerson(db);
});
afterAll(async () => {
  await db.destroy();
  await home.clear();
});

async function run(...args: readonly string[]): Promise<{ code: number; said: string }> {
  const lines: string[] = [];
  const code = await runStatsCommand(environment, args, (line) => lines.push(line));
  return { code, said: lines.join("\n") };
}

it("checks, says what is wrong, and puts it right", async () => {
  expect(await run("check")).toEqual({ code: 0, said: "All counters are right." });
  await db.updateTable("counters").set({ amount: 3 }).execute();
  const wrong = await run("check");
  expect(wrong.code).toBe(1);
  expect(wrong.said).toMatch(/^plan "free": 3 is kept, 1 is right\.\n`npm run stats -- rebuild`/);
  expect(await run("rebuild")).toEqual({ code: 0, said: "Everything is counted anew." });
  expect((await run("check")).code).toBe(0);
});

it.each([[[]], [["constructor"]], [["count"]]])("%j is answered with what there is", async (args) => {
  const { code, said } = await run(...args);
  expect(code).toBe(1);
  expect(said).toMatch(/^npm run stats -- check/);
});

it("says what is wrong with the configuration", async () => {
  const lines: string[] = [];
  const wrong = { DATABASE_URL: "mysql://me:hunter2@host/matte" };
  expect(await runStatsCommand(wrong, ["check"], (line) => lines.push(line))).toBe(1);
  expect(lines.join()).toMatch(/^DATABASE_URL must be/);
});
