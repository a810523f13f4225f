/** Where every command of package.json begins: `node tools/setup/index.mjs COMMAND [arguments]`. */
import { complaintAbout } from "./node-version.mjs";

const [command = "", ...args] = process.argv.slice(2);
const complaint = complaintAbout(process.version);

if (complaint === null) {
  // Only now: what follows is written for the Node that was just found to be there.
  void import("./commands/index.mjs").then(({ runCommand }) => runCommand(command, args));
} else {
  console.error(complaint);
  process.exitCode = 1;
}
