/** `npm start`: from a fresh clone to the product at an address. */
import { pathToFileURL } from "node:url";
import { ensureBuilt } from "../build.mjs";
import { ensureInstalled } from "../install.mjs";
import { inRoot } from "../places.mjs";

export async function run() {
  await ensureInstalled("product");
  await ensureBuilt();
  // In this very process, so that Ctrl-C and `kill` reach the server itself.
  await import(pathToFileURL(inRoot("apps", "server", "dist", "main.js")).href);
}
