/** `npm run packages`: packs what is published, into `packed`. */
import { mkdirSync, rmSync } from "node:fs";
import { ensureCommandBuilt, ensureLosslessBuilt } from "../build.mjs";
import { ensureInstalled } from "../install.mjs";
import { inRoot } from "../places.mjs";
import { runQuietly } from "../programs.mjs";
import { say } from "../say.mjs";

const PACKED = inRoot("packed");

export async function packages() {
  await ensureInstalled("everything");
  await ensureCommandBuilt();
  await ensureLosslessBuilt();
  rmSync(PACKED, { recursive: true, force: true });
  mkdirSync(PACKED);
  const builds = [inRoot("apps", "cli", "dist"), inRoot("packages", "lossless", "dist")];
  await runQuietly("npm", ["pack", "--silent", "--pack-destination", PACKED, ...builds]);
  say("Packed: @matte/cli and @matte/lossless, in packed/.");
}
