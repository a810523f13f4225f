import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Whole flows run on what people get: everything stale is built first. */
export default function buildProduct(): void {
  const setUp = fileURLToPath(new URL("../../tools/setup/index.mjs", import.meta.url));
  execFileSync(process.execPath, [setUp, "build"], { stdio: "inherit" });
}
