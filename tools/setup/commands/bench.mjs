/** `npm run bench`: the benchmarks of bench/, which need the test tools, a browser and the built pages. */
import { ensureBuilt } from "../build.mjs";
import { ensureChromium } from "../chromium.mjs";
import { ensureInstalled } from "../install.mjs";
import { inRoot } from "../places.mjs";
import { runShown } from "../programs.mjs";

/** @param {readonly string[]} args handed on to bench/run.ts */
export async function run(args) {
  await ensureInstalled("everything");
  const env = { ...process.env, CHROMIUM_PATH: await ensureChromium() };
  await ensureBuilt();
  const tsx = inRoot("node_modules", "tsx", "dist", "cli.mjs");
  process.exitCode = await runShown(process.execPath, [tsx, inRoot("bench", "run.ts"), ...args], { env });
}
