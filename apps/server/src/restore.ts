/** Entry point for `npm run restore`. */
import { runBackupCommand } from "./backup-command.ts";

// Stored files are for their owner only.
process.umask(0o077);
process.exitCode = await runBackupCommand("restore", process.env, process.argv.slice(2), (line) =>
  process.stdout.write(`${line}\n`),
);
