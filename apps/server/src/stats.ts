/** Entry of `npm run stats`. */
import { runStatsCommand } from "./stats-command.ts";

process.exitCode = await runStatsCommand(process.env, process.argv.slice(2), (line) =>
  process.stdout.write(`${line}\n`),
);
