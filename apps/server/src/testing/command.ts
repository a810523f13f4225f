/** Helpers of the specs of the operator's commands. */
import type { Environment } from "../config/read.ts";
import type { Db } from "../db/schema.ts";
import { openOrFail, sqliteHome } from "./each-database.ts";

/** Exit code of a command and its output. */
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
  /** Environment of the command, without an identity provider. */
  readonly environment: Environment;
  /** Database of the command. */
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
