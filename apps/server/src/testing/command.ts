/** Helpers for the operator commands' specs. */
import type { Environment } from "../config/read.ts";
import type { Db } from "../db/schema.ts";
import { openOrFail, sqliteHome } from "./each-database.ts";

export interface CommandOutcome {
  readonly code: number;
  readonly output: string;
}

export async function outcomeOf(run: (say: (line: string) => void) => Promise<number>): Promise<CommandOutcome> {
  const lines: string[] = [];
  const code = await run((line) => lines.push(line));
  return { code, output: lines.join("\n") };
}

export interface CommandHome {
  readonly environment: Environment;
  readonly db: Db;
  readonly clear: () => Promise<void>;
}

/** Creates an empty SQLite database for a command. */
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
