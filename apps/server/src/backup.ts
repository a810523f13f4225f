/** Entry of `npm run backup`. */
import { runBackupCommand } from "./backup-command.ts";

process.exitCode = await runBackupCommand("backup", process.env, process.argv.slice(2), (line) =>
  process.stdout.write(`${line}\n`),
);
