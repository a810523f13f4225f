/** Commands for building and starting the product. */
import { pathToFileURL } from "node:url";
import { ensureBuilt } from "../build.mjs";
import { ensureInstalled } from "../install.mjs";
import { inRoot } from "../places.mjs";
import { say } from "../say.mjs";

/** `npm start`: from a fresh clone to a running server. */
export async function start() {
  await ensureInstalled("product");
  await ensureBuilt();
  // In this process, so that Ctrl-C and `kill` reach the server itself.
  await import(pathToFileURL(inRoot("apps", "server", "dist", "main.js")).href);
}

/** `npm run build`: the same without starting. */
export async function build() {
  await ensureInstalled("product");
  await ensureBuilt();
  say("Built: apps/web/dist and apps/server/dist.");
}
