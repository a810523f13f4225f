/** Font faces that are added one by one, in the page for scripts, in workers for all captions. */
import { fontCss, type FontCss } from "@matte/engine";
import type { Face, TableFace } from "../../fonts/face.ts";
import { oncePerKey } from "../../fonts/loading.ts";

/** Faces that have been added. */
let added = 0;

/**
 * A font in CSS that is another one after each face that is added: Chromium remembers which faces it draws a font with, does not
 * look at later ones, and would silently take the system's font for their letters.
 */
export const addedFontCss: FontCss = (font) => (added === 0 ? fontCss(font) : `${fontCss(font)}, "faces-${added}"`);

/** Loads a face and adds it to the page or worker, once per object. */
export const addFace = oncePerKey(async ({ family, weight, url, local, unicodeRange }: Face) => {
  const file = `url(${new URL(url, location.origin).href}) format("woff2")`;
  const source = local === null ? file : `${local}, ${file}`;
  const font = new FontFace(family, source, { weight: String(weight), style: "normal", unicodeRange });
  fontSet().add(await font.load());
  added += 1;
});

/** Parts of a page's and of a worker's global scope. */
type FontScope = { readonly document: { readonly fonts: FontFaceSet } } | { readonly fonts: FontFaceSet };

function fontSet(): FontFaceSet {
  const scope = globalThis as unknown as FontScope;
  return "document" in scope ? scope.document.fonts : scope.fonts;
}

/** Fetches a table of faces. @param url path that the build gave it @throws {Error} when it does not arrive */
export async function readFaceTable(url: string): Promise<readonly TableFace[]> {
  const response = await fetch(new URL(url, location.origin));
  if (!response.ok) throw new Error(`The table of faces answers ${response.status}.`);
  return (await response.json()) as readonly TableFace[];
}
