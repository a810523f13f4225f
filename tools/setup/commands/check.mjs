/** `npm run check`: everything but the browser runs. */
import { ensureInstalled } from "../install.mjs";
import { runChecks, runVitest } from "../runners.mjs";
import { say } from "../say.mjs";
import { closingLine, total } from "../tally.mjs";

export async function run() {
  await ensureInstalled("everything");
  const tally = total([...(await runChecks()), await runVitest("node")]);
  say(`\n${closingLine(tally)}`);
  if (tally.failed > 0) process.exitCode = 1;
}
