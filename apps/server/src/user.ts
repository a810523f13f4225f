/** Entry point for `npm run user`. */
import { runUserCommand } from "./user-command.ts";

// Stored files are for their owner only.
process.umask(0o077);
process.exitCode = await runUserCommand(process.env, process.argv.slice(2), (line) =>
  process.stdout.write(`${line}\n`),
);
