import { ConfigError, readOperatorConfig, type Environment } from "./config/read.ts";
import { openDatabase } from "./db/open.ts";
import type { Db } from "./db/schema.ts";
import { checkCounters, rebuildCounters } from "./services/statistics.ts";

const USAGE = `npm run stats -- check     counts everything and says which counters are wrong
npm run stats -- rebuild   counts everything and puts that in the counters' place`;

/** @returns the exit code */
type Action = (db: Db, say: (line: string) => void) => Promise<number>;

const ACTIONS: Readonly<Record<string, Action>> = {
  check: async (db, say) => {
    const wrong = await checkCounters(db);
    for (const { counter, value, kept, counted } of wrong)
      say(`${counter}${value === "" ? "" : ` ${JSON.stringify(value)}`}: ${kept} is kept, ${counted} is right.`);
    say(wrong.length === 0 ? "All counters are right." : "`npm run stats -- rebuild` puts that right.");
    return wrong.length === 0 ? 0 : 1;
  },
  rebuild: async (db, say) => {
    await rebuildCounters(db);
    say("Everything is counted anew.");
    return 0;
  },
};

/**
 * @param args as in `USAGE`
 * @param say takes a line for the terminal
 * @returns the exit code; 1 also when a counter is wrong
 */
export async function runStatsCommand(
  environment: Environment,
  [name = ""]: readonly string[],
  say: (line: string) => void,
): Promise<number> {
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (action === undefined) {
    say(USAGE);
    return 1;
  }
  try {
    const db = await openDatabase(readOperatorConfig(environment).place, () => undefined);
    try {
      return await action(db, say);
    } finally {
      await db.destroy();
    }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    say(error.message);
    return 1;
  }
}
