#!/usr/bin/env node
/** The command `matte`. */
import { cli } from "@matte/messages/cli";
import { CommanderError } from "commander";
import { EXITS, UsageError } from "./exits.ts";
import { matteProgram } from "./program.ts";

const interrupt = new AbortController();

/** The first Ctrl+C lets photos finish that have begun, the second ends the program at once. */
process.on("SIGINT", () => {
  if (interrupt.signal.aborted) process.exit(EXITS.interrupted);
  interrupt.abort();
  process.stderr.write(`\n${cli.interrupted}\n`);
});

// The reader of a pipe, such as head, has enough.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(EXITS.ok);
});

try {
  await matteProgram(interrupt.signal).parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
}

function exitCodeOf(error: unknown): number {
  // It has printed its message.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXITS.ok : EXITS.usage;
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n`);
    return EXITS.usage;
  }
  process.stderr.write(
    `${cli.errors.ownFailure}\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  return EXITS.failure;
}
