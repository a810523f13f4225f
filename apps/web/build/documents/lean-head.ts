/** What a page that is only read waits for: one stylesheet, before any script of its own. */
import { createHash } from "node:crypto";
import type { Rolldown } from "vite";

const STYLESHEET = /\s*<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)">/g;
/** Nothing moves before there is something to be seen. */
const MODULE = /<(?:script type="module"|link rel="modulepreload")/g;
const FIRST_SCRIPT = '<script src="';

interface Build {
  readonly emitFile: Rolldown.PluginContext["emitFile"];
  /** The text of a stylesheet in the bundle. */
  readonly read: (fileName: string) => string;
}

/**
 * Lays the template's stylesheets together. Vite cuts them by who else needs a part; on a telephone each further file that
 * blocks the first paint costs a journey to the server and back.
 * @returns the template with one stylesheet in the place of all, and with scripts that let it go first
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
