/** Font faces added one by one, in the page for scripts, in workers for all captions. */
import { fontCss, type FontCss } from "@matte/engine";
import type { Face, TableFace } from "../../fonts/face.ts";
import { oncePerKey } from "../../fonts/loading.ts";

/** Added faces, by family. */
const counts = new Map<string, number>();
/** How often faces were added. */
let changes = 0;

/**
 * Returns a CSS font that changes after each added face: Chromium remembers a font's faces, ignores later ones, and
 * would silently take the system's font for their letters.
 */
export const addedFontCss: FontCss = (font) => (changes === 0 ? fontCss(font) : `${fontCss(font)}, "faces-${changes}"`);

/**
 * Adds the family's faces needed by a text. Those for earlier texts stay, since browsers draw each with its range
 * alone.
 * @param table all the family's faces. For a character in two, browsers take the one added last, so they are kept in
 * this order
 */
export async function useFaces(family: string, faces: readonly Face[], table: readonly Face[]): Promise<void> {
  const attempts = await Promise.allSettled(faces.map(loadFace));
  const failed = attempts.find((attempt) => attempt.status === "rejected");
  if (failed !== undefined) throw failed.reason;
  const added = table.flatMap((face) => fontFaces.get(face) ?? []);
  if (added.length === counts.get(family)) return;
  counts.set(family, added.length);
  for (const font of added) moveToEnd(font);
  changes += 1;
}

const fontFaces = new Map<Face, FontFace>();

/** Loads a face, once per object. */
const loadFace = oncePerKey(async (face: Face) => {
  const { family, weight, italic, url, local, unicodeRange } = face;
  const file = `url(${new URL(url, location.origin).href}) format("woff2")`;
  const source = local === null ? file : `${local}, ${file}`;
  const font = new FontFace(family, source, {
    weight: String(weight),
    style: italic === true ? "italic" : "normal",
    unicodeRange,
  });
  fontFaces.set(face, await font.load());
});

function moveToEnd(font: FontFace): void {
  const set = fontSet();
  set.delete(font);
  set.add(font);
}

/** A page's and a worker's global scope, in part. */
type FontScope = { readonly document: { readonly fonts: FontFaceSet } } | { readonly fonts: FontFaceSet };

function fontSet(): FontFaceSet {
  const scope = globalThis as unknown as FontScope;
  return "document" in scope ? scope.document.fonts : scope.fonts;
}

/** Fetches a face table. @param url path given by the build @throws {Error} when it does not arrive */
export async function readFaceTable(url: string): Promise<readonly TableFace[]> {
  const response = await fetch(new URL(url, location.origin));
  if (!response.ok) throw new Error(`The table of faces answers ${response.status}.`);
  return (await response.json()) as readonly TableFace[];
}

/** Fetches a font file. @param url path given by the build @throws {Error} when it does not arrive */
export async function readFaceFile(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(new URL(url, location.origin));
  if (!response.ok) throw new Error(`A font file answers ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
