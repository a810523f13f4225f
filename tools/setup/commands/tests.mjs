/** Commands for checking the code. Each ends with the line `N passed, N failed`. */
import { inspect } from "node:util";
import { ensureKernels } from "../../../packages/pixels/build/kernels.mjs";
import { ensureBuilt, ensureCommandBuilt } from "../build.mjs";
import { ensureChromium } from "../chromium.mjs";
import { Failure } from "../failure.mjs";
import { ensureInstalled } from "../install.mjs";
import { HOW_TO_INSTALL, otherBrowsers } from "../other-browsers.mjs";
import { exactly, runChecks, runOtherBrowsers, runPlaywright, runVitest, whole } from "../runners.mjs";
import { say } from "../say.mjs";
import { specsByRunner } from "../specs.mjs";
import { closing, SLOWEST, slowest, total } from "../tally.mjs";

/** @typedef {import("../tally.mjs").Tally} Tally */

/** In the pages that end-to-end tests open (test/e2e/build-product.ts): later they would be built again. */
const PSEUDO_LOCALE = "en-XA";

/**
 * `npm test`: all checks, on a machine with nothing but Node; `npm test -- PATH`: only specs in these files and
 * folders.
 */
export function test(/** @type {readonly string[]} */ args) {
  return report(args.length === 0 ? runEverything : (add) => runSpecs(args, add));
}

/** `npm run test:long`: the same, with as many crashes and random inputs as a night allows (test/effort.ts). */
export function testLong(/** @type {readonly string[]} */ args) {
  process.env["MATTE_TEST_LONG"] = "1";
  return test(args);
}

/** `npm run check`: all checks without a browser; `-- PATH` limits lint, format and tests to files and folders. */
export function check(/** @type {readonly string[]} */ args) {
  return report(async (add) => {
    await ensureInstalled("everything");
    const specs = args.length === 0 ? [] : specsByRunner(args).node;
    await runChecks(add, { paths: args });
    if (args.length === 0 || specs.length > 0) add(await runVitest("node", process.env, { specs }));
  });
}

/** `npm run browsers`: the main flow in Firefox and WebKit, if installed. */
export function browsers(/** @type {readonly string[]} */ args) {
  return report(async (add) => {
    const { found, missing } = otherBrowsers();
    const advice = `${missing.join(" and ")} cannot be found here. On Debian: ${HOW_TO_INSTALL}`;
    if (found.length === 0) throw new Failure(advice);
    if (missing.length > 0) say(advice);
    await ensureInstalled("everything");
    await ensureBuilt();
    add(await runOtherBrowsers(process.env, args));
  });
}

/**
 * Two lanes side by side: one for what needs no browser, whose output is shown check by check, and one for browsers.
 * @param {(tally: Tally) => void} add
 */
async function runEverything(add) {
  await ensureInstalled("everything");
  const env = { ...process.env, CHROMIUM_PATH: await ensureChromium() };
  await ensureKernels();
  const built = ensureBuilt(PSEUDO_LOCALE).then(ensureCommandBuilt);
  await together([
    async () => {
      await runChecks(add, { show: whole });
      await built;
      add(await runVitest("node", env, { show: whole }));
    },
    async () => {
      await built;
      add(await runVitest("chromium", env));
      add(await runPlaywright(env));
      // Firefox and WebKit need half a gigabyte: set-up does not install them.
      if (otherBrowsers().found.length > 0) add(await runOtherBrowsers(env));
    },
  ]);
}

/**
 * Runs all lanes to their ends, also after one has failed.
 * @param {readonly (() => Promise<void>)[]} lanes
 */
async function together(lanes) {
  const results = await Promise.allSettled(lanes.map((lane) => lane()));
  const failed = results.find((result) => result.status === "rejected");
  if (failed !== undefined) throw failed.reason;
}

/** @param {readonly string[]} paths @param {(tally: Tally) => void} add */
async function runSpecs(paths, add) {
  const { node, chromium, playwright, browsers: others } = specsByRunner(paths);
  await ensureInstalled("everything");
  if (node.length > 0) add(await runVitest("node", process.env, { specs: node }));
  if (chromium.length + playwright.length + others.length === 0) return;
  const env = { ...process.env, CHROMIUM_PATH: await ensureChromium() };
  if (chromium.length > 0) add(await runVitest("chromium", env, { specs: chromium }));
  // Playwright's set-up builds the product.
  if (playwright.length > 0) add(await runPlaywright(env, playwright));
  if (others.length > 0) add(await runOtherBrowsers(env, others.map(exactly)));
}

/**
 * Runs `work`, prints what failed and the sum of the tallies it adds, and sets the exit code. An error counts as one failure.
 * @param {(add: (tally: Tally) => void) => Promise<void>} work
 */
async function report(work) {
  /** @type {Tally[]} */
  const tallies = [];
  try {
    await work((tally) => void tallies.push(tally));
  } catch (error) {
    say(error instanceof Failure ? error.message : inspect(error));
    tallies.push({ passed: 0, failures: ["the run itself: see the message above"] });
  }
  const sum = total(tallies);
  if (sum.times.length > SLOWEST) say(`\n${slowest(sum.times)}`);
  say(`\n${closing(sum)}`);
  process.exitCode = sum.failures.length > 0 ? 1 : 0;
}
