/** `npm run bench`: the benchmarks of bench/, which need the test tools, a browser and the built product. */
import { ensureBuilt, ensureCommandBuilt } from "../build.mjs";
import { ensureChromium } from "../chromium.mjs";
import { ensureInstalled } from "../install.mjs";
import { inRoot } from "../places.mjs";
import { runShown } from "../programs.mjs";

/** @param {readonly string[]} args passed to bench/run.ts; `code` and `compare` need no build */
export async function bench(args) {
  await ensureInstalled("everything");
  if (args[0] === "code" || args[0] === "compare") return run(`${args[0]}.ts`, args.slice(1));
  const env = { ...process.env, CHROMIUM_PATH: await ensureChromium() };
  await ensureBuilt();
  await ensureCommandBuilt();
  await run("run.ts", args, env);
}

/** @param {string} program in bench/ @param {readonly string[]} args @param {NodeJS.ProcessEnv} [env] */
async function run(program, args, env = process.env) {
  const tsx = inRoot("node_modules", "tsx", "dist", "cli.mjs");
  process.exitCode = await runShown(process.execPath, [tsx, inRoot("bench", program), ...args], { env });
}
