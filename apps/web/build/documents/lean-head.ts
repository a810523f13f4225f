/** Reduces what blocks a static page's first paint to one stylesheet, loaded before the page's scripts. */
import { createHash } from "node:crypto";
import type { Rolldown } from "vite";

const STYLESHEET = /\s*<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)">/g;
/** Module scripts, not needed before the first paint. */
const MODULE = /<(?:script type="module"|link rel="modulepreload")/g;
const FIRST_SCRIPT = '<script src="';

interface Build {
  readonly emitFile: Rolldown.PluginContext["emitFile"];
  /** Reads a stylesheet in the bundle. */
  readonly read: (fileName: string) => string;
}

/**
 * Joins the template's stylesheets. Vite splits them by importer; on a phone every further file that blocks the first paint costs a
 * round trip to the server.
 * @returns the template with one stylesheet instead of several, and with low-priority scripts
 */
export function leanHead({ emitFile, read }: Build, template: string): string {
  const names = [...template.matchAll(STYLESHEET)].map(([, name = ""]) => name);
  const source = names.map(read).join("\n");
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
  const fileName = `assets/page-${hash}.css`;
  emitFile({ type: "asset", fileName, source });
  return template
    .replaceAll(STYLESHEET, "")
    .replaceAll(MODULE, '$& fetchpriority="low"')
    .replace(FIRST_SCRIPT, () => `<link rel="stylesheet" href="/${fileName}">\n    ${FIRST_SCRIPT}`);
}
