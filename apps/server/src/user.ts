/** Entry of `npm run user`. */
import { runUserCommand } from "./user-command.ts";

process.exitCode = await runUserCommand(process.env, process.argv.slice(2), (line) =>
  process.stdout.write(`${line}\n`),
);
