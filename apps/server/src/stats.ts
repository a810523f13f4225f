/** `npm run stats`: the operator's look at the counters, in the database that the environment names. */
import { runStatsCommand } from "./stats-command.ts";

process.exitCode = await runStatsCommand(process.env, process.argv.slice(2), (line) =>
  process.stdout.write(`${line}\n`),
);
