#!/usr/bin/env node
import { existsSync } from "node:fs";
import { cli } from "@matte/messages/cli";
import { CommanderError } from "commander";
import { EXITS, UsageError } from "./exits.ts";
import { matteProgram } from "./program.ts";
import { withArrangement } from "./sheet.ts";
import { say } from "./terminal.ts";

const interrupt = new AbortController();

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
/** A container's first process: signals without a handler do not end it. */
const FIRST_PROCESS = 1;

/**
 * The first signal lets photos in progress finish. The second ends the program at once, even while it waits for a file:
 * the system does it.
 */
function onSignal(): void {
  if (interrupt.signal.aborted) process.exit(EXITS.interrupted);
  interrupt.abort();
  if (process.pid !== FIRST_PROCESS) for (const name of SIGNALS) process.off(name, onSignal);
}

for (const name of SIGNALS) process.on(name, onSignal);

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // The pipe's reader, such as head, has enough.
  if (error.code === "EPIPE") return interrupt.abort();
  say(cli.errors.output(error.message));
  process.exit(EXITS.failure);
});
// Drops messages without a reader.
process.stderr.on("error", () => undefined);

try {
  await matteProgram(interrupt.signal).parseAsync(withArrangement(process.argv));
} catch (error) {
  process.exitCode = exitCodeOf(error);
}

/** True for a file name mistaken for an option. */
function isDashedFile(argument: string): boolean {
  return argument.startsWith("-") && existsSync(argument);
}

function exitCodeOf(error: unknown): number {
  // It has printed its message.
  if (error instanceof CommanderError) {
    const photo = error.code === "commander.unknownOption" ? process.argv.find(isDashedFile) : undefined;
    if (photo !== undefined) say(cli.dashed(photo));
    return error.exitCode === 0 ? EXITS.ok : EXITS.usage;
  }
  if (error instanceof UsageError) {
    say(error.message);
    return EXITS.usage;
  }
  say(`${cli.errors.ownFailure}\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  return EXITS.failure;
}
