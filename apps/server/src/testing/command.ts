/** What the specs of the operator's commands share. */
import type { Environment } from "../config/read.ts";
import type { Db } from "../db/schema.ts";
import { openOrFail, sqliteHome } from "./each-database.ts";

/** How a command ended, and what it said on the terminal. */
export interface CommandOutcome {
  readonly code: number;
  readonly said: string;
}

export async function outcomeOf(run: (say: (line: string) => void) => Promise<number>): Promise<CommandOutcome> {
  const lines: string[] = [];
  const code = await run((line) => lines.push(line));
  return { code, said: lines.join("\n") };
}

export interface CommandHome {
  /** For the command; whether anybody could sign in is none of its concern. */
  readonly environment: Environment;
  /** The database that it works on. */
  readonly db: Db;
  readonly clear: () => Promise<void>;
}

/** An empty database for a command, SQLite in a folder of its own. */
export async function commandHome(): Promise<CommandHome> {
  const home = await sqliteHome();
  const place = await home.newPlace();
  const db = await openOrFail(place);
  const clear = async (): Promise<void> => {
    await db.destroy();
    await home.clear();
  };
  return { environment: { DATA_DIR: place.dataDir, NODE_ENV: "production" }, db, clear };
}
