import { cli } from "@matte/messages/cli";

/** Exit codes. */
export const EXITS = {
  ok: 0,
  /** The program itself failed. */
  failure: 1,
  usage: 2,
  /** Some photos could not be framed. */
  photosFailed: 6,
  /** Ended by Ctrl+C: 128 and the signal's number. */
  interrupted: 130,
} as const;

/** Lists exit codes with their meaning, such as `0 all done`. */
export function exitLines(): readonly string[] {
  return Object.entries(EXITS).map(([name, code]) => `${code} ${cli.exits[name as keyof typeof EXITS]}`);
}

/** A mistake in the arguments, explained in a sentence. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
