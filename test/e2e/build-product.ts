import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const SET_UP = fileURLToPath(new URL("../../tools/setup/index.mjs", import.meta.url));

/**
 * Builds what is stale: end-to-end tests run on the built product, one on its pages in the pseudo-locale. The command
 * line, built by its first call, is built here because two tests call it at the same time.
 */
export default function buildProduct(): void {
  execFileSync(process.execPath, [SET_UP, "build"], {
    stdio: "inherit",
    env: { ...process.env, MATTE_LOCALES: "en-XA" },
  });
  execFileSync(process.execPath, [SET_UP, "matte", "--version"], { stdio: ["ignore", "ignore", "inherit"] });
}
