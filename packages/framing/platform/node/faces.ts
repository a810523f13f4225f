/** Font faces for @napi-rs/canvas. */
import { readFile } from "node:fs/promises";
import { type Font, fontCss, type FontCss } from "@matte/engine";
import { GlobalFonts } from "@napi-rs/canvas";
import type { Face, TableFace } from "../../fonts/face.ts";
import { oncePerKey } from "../../fonts/loading.ts";
import { parseUnicodeRange } from "../../fonts/unicode-range.ts";
import { assetPath } from "./assets.ts";
import { filteredCmap } from "./cmap.ts";
import { withCmap } from "./woff2-table.ts";

/** Faces of the text that is measured and drawn, by family. */
const used = new Map<string, readonly Face[]>();

/**
 * A font in CSS that names the faces of the text, each a family of its own: in one family, the canvas takes characters that several
 * files have, such as the space, from the one that was registered last, by whichever thread.
 */
export const addedFontCss: FontCss = ({ family, fallback = [], ...style }) => {
  const [first = family, ...others] = [family, ...fallback].flatMap((name) => facesOf(name, style));
  return fontCss({ ...style, family: first, fallback: others });
};

/** Names of a family's faces of one weight and slope; its own for a font of the computer. */
function facesOf(family: string, { weight, italic }: Pick<Font, "weight" | "italic">): readonly string[] {
  const isStyle = (face: Face): boolean => includesWeight(face, weight) && (face.italic ?? false) === (italic ?? false);
  const names = (used.get(family) ?? []).filter(isStyle).map(({ url }) => url);
  return names.length === 0 ? [family] : names;
}

/** Returns whether a face, whose weight is one number or the ends of a range, draws the weight. */
function includesWeight({ weight: weights }: Face, weight: number): boolean {
  const [first = 0, last = first] = String(weights).split(" ").map(Number);
  return weight >= first && weight <= last;
}

/** Registers the faces that a text needs of a family, in the order of its table, and draws the family with no others. */
export async function useFaces(family: string, faces: readonly Face[]): Promise<void> {
  await Promise.all(faces.map(register));
  // Of faces that have the same character browsers take the last.
  used.set(family, faces.toReversed());
}

/** Registers a face with the characters of its range alone: beyond it, files have marks from which letters would be put together. */
const register = oncePerKey(async ({ url, unicodeRange }: Face) => {
  if (GlobalFonts.has(url)) return;
  const spans = parseUnicodeRange(unicodeRange);
  const isKept = (point: number): boolean => spans.some(([first, last]) => point >= first && point <= last);
  const font = withCmap(await readFile(assetPath(url)), (cmap) => filteredCmap(cmap, isKept));
  if (font === null || GlobalFonts.register(font, url) === null) throw new Error(`${url} is no font`);
});

/** Reads a table of faces. @param url path that the build gave it */
export async function readFaceTable(url: string): Promise<readonly TableFace[]> {
  return JSON.parse(await readFile(assetPath(url), "utf8")) as readonly TableFace[];
}
