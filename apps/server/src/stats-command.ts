import { ConfigError, readOperatorConfig, type Environment } from "./config/read.ts";
import { openDatabase } from "./database.ts";
import { UNLIMITED_QUERIES } from "./db/postgres.ts";
import type { Db } from "./db/schema.ts";
import { checkCounters, rebuildCounters } from "./services/statistics.ts";

const USAGE = `npm run stats -- check     counts everything and lists wrong counters
npm run stats -- rebuild   counts everything and replaces the counters`;

/** @returns the exit code */
type Action = (db: Db, print: (line: string) => void) => Promise<number>;

const ACTIONS: Readonly<Record<string, Action>> = {
  check: async (db, print) => {
    const wrong = await checkCounters(db);
    for (const { counter, value, stored, counted } of wrong)
      print(`${counter}${value === "" ? "" : ` ${JSON.stringify(value)}`}: ${stored} is stored, ${counted} is right.`);
    print(wrong.length === 0 ? "All counters are right." : "Correct them with `npm run stats -- rebuild`.");
    return wrong.length === 0 ? 0 : 1;
  },
  rebuild: async (db, print) => {
    await rebuildCounters(db);
    print("All counters are rebuilt.");
    return 0;
  },
};

/**
 * @param args as in `USAGE`
 * @param print writes a line to the terminal
 * @returns the exit code; 1 also when a counter is wrong
 */
export async function runStatsCommand(
  environment: Environment,
  [name = ""]: readonly string[],
  print: (line: string) => void,
): Promise<number> {
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (action === undefined) {
    print(USAGE);
    return 1;
  }
  try {
    const db = await openDatabase(readOperatorConfig(environment).place, () => undefined, UNLIMITED_QUERIES);
    try {
      return await action(db, print);
    } finally {
      await db.destroy();
    }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    print(error.message);
    return 1;
  }
}
