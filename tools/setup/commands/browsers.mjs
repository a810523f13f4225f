/** `npm run browsers`: the main flow in Firefox and WebKit, where they are installed. */
import { ensureBuilt } from "../build.mjs";
import { Failure } from "../failure.mjs";
import { ensureInstalled } from "../install.mjs";
import { HOW_TO_INSTALL, otherBrowsers } from "../other-browsers.mjs";
import { runOtherBrowsers } from "../runners.mjs";
import { say } from "../say.mjs";
import { closingLine } from "../tally.mjs";

/** @param {readonly string[]} args handed on to Playwright's runner */
export async function run(args) {
  const { found, missing } = otherBrowsers();
  const advice = `${missing.join(" and ")} cannot be found here. On Debian: ${HOW_TO_INSTALL}`;
  if (found.length === 0) throw new Failure(advice);
  if (missing.length > 0) say(advice);
  await ensureInstalled("everything");
  await ensureBuilt();
  const tally = await runOtherBrowsers(process.env, args);
  say(`\n${closingLine(tally)}`);
  process.exitCode = tally.failed > 0 ? 1 : 0;
}
