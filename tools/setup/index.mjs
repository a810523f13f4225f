/** Entry point for every command in package.json: `node tools/setup/index.mjs COMMAND [arguments]`. */
import { complaintAbout } from "./node-version.mjs";

const [command = "", ...args] = process.argv.slice(2);
const complaint = complaintAbout(process.version);

if (complaint === null) {
  // Imported after the check: the commands need a current Node.
  void import("./commands/index.mjs").then(({ runCommand }) => runCommand(command, args));
} else {
  console.error(complaint);
  process.exitCode = 1;
}
