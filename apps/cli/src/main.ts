#!/usr/bin/env node
/** The command `matte`. */
import { BUILT_IN_LOOKS } from "@matte/engine";
import { cli } from "@matte/messages/cli";
import { editorLooks } from "@matte/messages/editor-looks";
import { Command, CommanderError } from "commander";
import { version } from "../package.json";
import { EXITS, UsageError } from "./exits.ts";
import { frame, type FrameOptions } from "./frame-command.ts";

const interrupt = new AbortController();

const program = new Command("matte")
  .description(cli.about)
  .version(version)
  .addHelpText("after", `\n${cli.examples}`)
  .showSuggestionAfterError()
  .exitOverride();

program
  .command("frame")
  .description(cli.commands.frame)
  .argument("<photos...>", cli.options.photos)
  .option("-l, --look <look>", cli.options.look)
  .option("--out <folder>", cli.options.out)
  .option("-o, --output <file>", cli.options.output)
  .option("--in-place", cli.options.inPlace)
  .option("-f, --force", cli.options.force)
  .option("-j, --jobs <number>", cli.options.jobs)
  .option("-n, --dry-run", cli.options.dryRun)
  .option("--json", cli.options.json)
  .action(async (photos: string[], options: FrameOptions) => {
    process.exitCode = await frame(photos, options, interrupt.signal);
  });

program
  .command("inspect")
  .description(cli.commands.inspect)
  .argument("<photos...>", cli.options.inspected)
  .option("-l, --look <look>", cli.options.look)
  .option("--json", cli.options.json)
  .action(async (photos: string[], options: { readonly look?: string; readonly json?: boolean }) => {
    // Loads the canvas, which the other commands do not need in this thread.
    const { inspect } = await import("./inspect-command.ts");
    process.exitCode = await inspect(photos, options);
  });

program
  .command("looks")
  .description(cli.commands.looks)
  .option("--json", cli.options.json)
  .action(({ json = false }: { readonly json?: boolean }) => {
    const lines = BUILT_IN_LOOKS.map((look) => {
      const name = editorLooks.names[look];
      return json ? JSON.stringify({ look, name }) : look.padEnd(12) + name;
    });
    process.stdout.write(`${lines.join("\n")}\n`);
  });

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
  await program.parseAsync();
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
