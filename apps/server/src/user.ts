/** `npm run user`: the operator's commands, on the database that the environment names. */
import { runUserCommand } from "./user-command.ts";

process.exitCode = await runUserCommand(process.env, process.argv.slice(2), (line) =>
  process.stdout.write(`${line}\n`),
);
