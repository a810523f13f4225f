/** `npm run build`: what `npm start` would do, without starting. */
import { ensureBuilt } from "../build.mjs";
import { ensureInstalled } from "../install.mjs";
import { say } from "../say.mjs";

export async function run() {
  await ensureInstalled("product");
  await ensureBuilt();
  say("Built: apps/web/dist and apps/server/dist.");
}
