/** Entry point for `npm run backup`. */
import { runBackupCommand } from "./backup-command.ts";

// Stored files are for their owner only.
process.umask(0o077);
process.exitCode = await runBackupCommand("backup", process.env, process.argv.slice(2), (line) =>
  process.stdout.write(`${line}\n`),
);
