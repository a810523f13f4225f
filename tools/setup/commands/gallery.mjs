/** `npm run gallery`: the painter's scenes in a page that follows every change of the engine. */
import { ensureInstalled } from "../install.mjs";
import { inRoot } from "../places.mjs";
import { runShown } from "../programs.mjs";
import { say } from "../say.mjs";

/** @param {readonly string[]} args handed on to Vite, `--port 4000` say */
export async function run(args) {
  await ensureInstalled("everything");
  say("The gallery is at http://localhost:5199/test/gallery/index.html");
  const vite = inRoot("node_modules", "vite", "bin", "vite.js");
  const config = inRoot("test", "gallery", "vite.config.ts");
  process.exitCode = await runShown(process.execPath, [vite, "--config", config, ...args]);
}
