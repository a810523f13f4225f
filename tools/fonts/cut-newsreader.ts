/**
 * Subsets Newsreader's variable font. Display faces of the interface: optical size pinned at 72, one weight each, Latin only, about
 * 20 KB per face instead of 129 KB; the product's name, which is on every screen, has a face of 1 KB. Faces of labels: optical
 * sizes 16 and 72, one file per weight and range of the package. Maintainers run it when the font package changes; its results are
 * in the repository.
 *
 *   npx tsx tools/fonts/cut-newsreader.ts
 */
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { parseUnicodeRange } from "../../packages/framing/fonts/unicode-range.ts";

const CUTS = [
  { name: "newsreader-display-300", style: "normal", weight: 300 },
  { name: "newsreader-display-400", style: "normal", weight: 400 },
  { name: "newsreader-display-400-italic", style: "italic", weight: 400 },
  { name: "newsreader-wordmark", style: "normal", weight: 400, text: "Matte" },
];
const OPTICAL_SIZE = 72;
/** Interface characters: Latin-1, Latin Extended-A for names, and typographic punctuation. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2010, 0x2026],
] as const;
const EXTRA = "‰′″‹›€№™←→−×";

const require = createRequire(import.meta.url);
const source = (file: string): string => require.resolve(`@fontsource-variable/newsreader/${file}`);
const target = join(import.meta.dirname, "../../apps/web/src/ui/fonts");

const LATIN = latin();

function latin(): string {
  const ranges = RANGES.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at));
  return String.fromCodePoint(...ranges) + EXTRA;
}

for (const { name, style, weight, text = LATIN } of CUTS) {
  const font = await readFile(source(`files/newsreader-latin-standard-${style}.woff2`));
  const cut = await subsetFont(font, text, {
    targetFormat: "woff2",
    variationAxes: { opsz: OPTICAL_SIZE, wght: weight },
  });
  await writeFile(join(target, `${name}.woff2`), cut);
  console.log(`${name}.woff2: ${cut.length} bytes`);
}
await copyFile(source("LICENSE"), join(target, "newsreader-OFL.txt"));

/** Label faces, named as in apps/web/build/label-sources.ts. */
const LABEL_CUTS = [
  { name: "newsreader-16pt", style: "normal", weight: 400, opticalSize: 16 },
  { name: "newsreader-16pt", style: "normal", weight: 500, opticalSize: 16 },
  { name: "newsreader-16pt", style: "italic", weight: 400, opticalSize: 16 },
  { name: "newsreader-72pt", style: "normal", weight: 300, opticalSize: 72 },
];
const labels = join(import.meta.dirname, "../../apps/web/build/label-fonts");

for (const { name, style, weight, opticalSize } of LABEL_CUTS) {
  const css = await readFile(source(style === "italic" ? "standard-italic.css" : "standard.css"), "utf8");
  for (const [, range = "", unicodeRange = ""] of css.matchAll(
    /newsreader-([a-z-]+)-standard-[a-z]+\.woff2\)[^}]*unicode-range:\s*([^;]+);/g,
  )) {
    const font = await readFile(source(`files/newsreader-${range}-standard-${style}.woff2`));
    const cut = await subsetFont(font, charactersOf(unicodeRange), {
      targetFormat: "woff2",
      variationAxes: { opsz: opticalSize, wght: weight },
    });
    const file = `${name}-${range}-${weight}-${style}.woff2`;
    await writeFile(join(labels, file), cut);
    console.log(`${file}: ${cut.length} bytes`);
  }
}

/** Returns the characters in a CSS `unicode-range`. */
function charactersOf(range: string): string {
  return parseUnicodeRange(range)
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)))
    .join("");
}
