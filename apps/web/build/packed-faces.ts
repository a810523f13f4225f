/** Faces in the style sheets of font packages. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

export interface PackedFace {
  readonly file: string;
  readonly unicodeRange: string;
}

const require = createRequire(import.meta.url);

/** Upright faces in a package's stylesheet for one weight, one per character range. */
export function packedFaces(pack: string, weight: number): PackedFace[] {
  const stylesheet = require.resolve(`@fontsource/${pack}/${weight}.css`);
  const rules = readFileSync(stylesheet, "utf8").matchAll(/@font-face\s*\{([^}]*)\}/g);
  return [...rules].map(([, rule = ""]) => ({
    file: join(dirname(stylesheet), only(rule, /url\((\.\/files\/[^)]+\.woff2)\)/, stylesheet)),
    unicodeRange: only(rule, /unicode-range:\s*([^;]+);/, stylesheet).trim(),
  }));
}

function only(rule: string, pattern: RegExp, place: string): string {
  const found = pattern.exec(rule)?.[1];
  if (found === undefined) throw new Error(`${place}: a face without ${pattern.source}`);
  return found;
}
