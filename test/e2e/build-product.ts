import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Builds what is stale: end-to-end tests run on the built product. */
export default function buildProduct(): void {
  const setUp = fileURLToPath(new URL("../../tools/setup/index.mjs", import.meta.url));
  execFileSync(process.execPath, [setUp, "build"], { stdio: "inherit" });
}
