/** `npm test`: every check there is, on a machine with nothing but Node. Its last line is `N passed, N failed`. */
import { ensureBuilt } from "../build.mjs";
import { ensureChromium } from "../chromium.mjs";
import { Failure } from "../failure.mjs";
import { ensureInstalled } from "../install.mjs";
import { otherBrowsers } from "../other-browsers.mjs";
import { runChecks, runOtherBrowsers, runPlaywright, runVitest } from "../runners.mjs";
import { say } from "../say.mjs";
import { closingLine, total } from "../tally.mjs";

export async function run() {
  /** @type {import("../tally.mjs").Tally[]} */
  const tallies = [];
  try {
    await ensureInstalled("everything");
    const env = { ...process.env, CHROMIUM_PATH: await ensureChromium() };
    await ensureBuilt();
    tallies.push(...(await runChecks()), await runVitest("node", env));
    tallies.push(await runVitest("chromium", env), await runPlaywright(env));
    // Firefox and WebKit weigh half a gigabyte: whoever has them tries them, nobody else waits for them.
    if (otherBrowsers().found.length > 0) tallies.push(await runOtherBrowsers(env));
  } catch (error) {
    say(error instanceof Failure ? error.message : String(error));
    tallies.push({ passed: 0, failed: 1 });
  }
  const tally = total(tallies);
  say(`\n${closingLine(tally)}`);
  process.exitCode = tally.failed > 0 ? 1 : 0;
}
