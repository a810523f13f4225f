/** `npm run backup`: copies everything to a folder, while the server runs. */
import { runBackupCommand } from "./backup-command.ts";

process.exitCode = await runBackupCommand("backup", process.env, process.argv.slice(2), (line) =>
  process.stdout.write(`${line}\n`),
);
