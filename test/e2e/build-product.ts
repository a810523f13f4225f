import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Builds what is stale: end-to-end tests run on the built product, one of them on its pages in the pseudo-locale. */
export default function buildProduct(): void {
  const setUp = fileURLToPath(new URL("../../tools/setup/index.mjs", import.meta.url));
  execFileSync(process.execPath, [setUp, "build"], {
    stdio: "inherit",
    env: { ...process.env, MATTE_LOCALES: "en,en-XA" },
  });
}
