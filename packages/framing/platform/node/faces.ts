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

/** Faces for the text measured and drawn, by family. */
const used = new Map<string, readonly Face[]>();

/**
 * Returns a CSS font naming the text's faces, each as a separate family: in one family, the canvas takes characters
 * present in several files, such as the space, from the one registered last, by whichever thread.
 */
export const addedFontCss: FontCss = ({ family, fallback = [], ...style }) => {
  const [first = family, ...others] = [family, ...fallback].flatMap((name) => facesOf(name, style));
  return fontCss({ ...style, family: first, fallback: others });
};

/** Names a family's faces with one weight and slope; its own for a font on the computer. */
function facesOf(family: string, { weight, italic }: Pick<Font, "weight" | "italic">): readonly string[] {
  const isStyle = (face: Face): boolean => includesWeight(face, weight) && (face.italic ?? false) === (italic ?? false);
  const names = (used.get(family) ?? []).filter(isStyle).map(({ url }) => url);
  return names.length === 0 ? [family] : names;
}

/** Returns whether a face, with a single weight or a range, draws the weight. */
function includesWeight({ weight: weights }: Face, weight: number): boolean {
  const [first = 0, last = first] = String(weights).split(" ").map(Number);
  return weight >= first && weight <= last;
}

/** Registers the family's faces needed by a text, in table order, and draws the family with no others. */
export async function useFaces(family: string, faces: readonly Face[]): Promise<void> {
  await Promise.all(faces.map(register));
  // For a character in several faces browsers take the last.
  used.set(family, faces.toReversed());
}

/**
 * Registers a face with its range's characters alone: beyond it, files have marks from which letters would be put
 * together.
 */
const register = oncePerKey(async ({ url, unicodeRange }: Face) => {
  if (GlobalFonts.has(url)) return;
  const spans = parseUnicodeRange(unicodeRange);
  const isKept = (point: number): boolean => spans.some(([first, last]) => point >= first && point <= last);
  const font = withCmap(await readFile(assetPath(url)), (cmap) => filteredCmap(cmap, isKept));
  if (font === null || GlobalFonts.register(font, url) === null) throw new Error(`${url} is no font`);
});

/** Reads a face table. @param url path given by the build */
export async function readFaceTable(url: string): Promise<readonly TableFace[]> {
  return JSON.parse(await readFile(assetPath(url), "utf8")) as readonly TableFace[];
}

/** Reads a font file. @param url path given by the build */
export async function readFaceFile(url: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(assetPath(url)));
}
