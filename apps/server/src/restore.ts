/** Entry of `npm run restore`. */
import { runBackupCommand } from "./backup-command.ts";

process.exitCode = await runBackupCommand("restore", process.env, process.argv.slice(2), (line) =>
  process.stdout.write(`${line}\n`),
);
