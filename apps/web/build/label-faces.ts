/** Typefaces that label styles add to caption typefaces. `tools/fonts/cut-newsreader.ts` cuts Newsreader's into label-fonts/. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Font, LabelFace } from "@matte/engine";
import { packedFaces, type PackedFace } from "./packed-faces.ts";

export interface LabelSourceFace extends PackedFace {
  readonly weight: Font["weight"];
  readonly italic?: true;
}

/** Inter is a caption typeface already. */
type OwnFace = Exclude<LabelFace, "Inter">;

const require = createRequire(import.meta.url);
const FOLDER = new URL("label-fonts/", import.meta.url);

/** Character ranges in Newsreader's package, by file name. */
function newsreaderRanges(): readonly (readonly [name: string, unicodeRange: string])[] {
  const css = readFileSync(require.resolve("@fontsource-variable/newsreader/standard.css"), "utf8");
  const rules = css.matchAll(/newsreader-([a-z-]+)-standard-normal\.woff2\)[^}]*unicode-range:\s*([^;]+);/g);
  return [...rules].map(([, name = "", range = ""]) => [name, range.trim()]);
}

function newsreader(size: "16pt" | "72pt", weight: Font["weight"], italic?: true): LabelSourceFace[] {
  return newsreaderRanges().map(([range, unicodeRange]) => ({
    file: fileURLToPath(
      new URL(`newsreader-${size}-${range}-${weight}-${italic === true ? "italic" : "normal"}.woff2`, FOLDER),
    ),
    unicodeRange,
    weight,
    ...(italic === true && { italic }),
  }));
}

export function labelFaces(): Readonly<Record<OwnFace, readonly LabelSourceFace[]>> {
  return {
    "Newsreader 16pt": [...newsreader("16pt", 400), ...newsreader("16pt", 500), ...newsreader("16pt", 400, true)],
    "Newsreader 72pt": newsreader("72pt", 300),
    "Courier Prime": packedFaces("courier-prime", 400).map((face) => ({ ...face, weight: 400 })),
  };
}
