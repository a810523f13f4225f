/** `npm run restore`: puts a backup where there is nothing yet. */
import { runBackupCommand } from "./backup-command.ts";

process.exitCode = await runBackupCommand("restore", process.env, process.argv.slice(2), (line) =>
  process.stdout.write(`${line}\n`),
);
