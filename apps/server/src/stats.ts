/** Entry point for `npm run stats`. */
import { runStatsCommand } from "./stats-command.ts";

// Stored files are for their owner only.
process.umask(0o077);
process.exitCode = await runStatsCommand(process.env, process.argv.slice(2), (line) =>
  process.stdout.write(`${line}\n`),
);
