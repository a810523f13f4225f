/** `npm run gallery`: the painter's scenes in a page that follows every change of the engine. */
import { ensureInstalled } from "../install.mjs";
import { inRoot } from "../places.mjs";
import { runShown } from "../programs.mjs";

/** @param {readonly string[]} args handed on to Vite, `--port 4000` say */
export async function run(args) {
  await ensureInstalled("everything");
  const vite = inRoot("node_modules", "vite", "bin", "vite.js");
  process.exitCode = await runShown(process.execPath, [vite, inRoot("test", "gallery"), ...args]);
}
