/** Gives the first paint's script a hashed name: browsers may cache it for ever. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Rolldown } from "vite";

const SCRIPT = "first-paint.js";

/** @returns the template with the script's new URL */
export function keepForEver(build: Pick<Rolldown.PluginContext, "emitFile">, root: string, template: string): string {
  const source = readFileSync(join(root, "public", SCRIPT));
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
  const fileName = `assets/first-paint-${hash}.js`;
  build.emitFile({ type: "asset", fileName, source });
  return template.replace(`"/${SCRIPT}"`, `"/${fileName}"`);
}
