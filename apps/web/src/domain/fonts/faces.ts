/** Font faces that are added one by one, in the page for scripts, in workers for all captions. */
import { fontCss, type FontCss } from "@matte/engine";
import { oncePerKey } from "./loading.ts";

export interface Face {
  readonly family: string;
  /** Weight, or range of weights, in CSS. */
  readonly weight: string | number;
  /** Path of a WOFF2 file. */
  readonly url: string;
  /** CSS `local(…)` sources with precedence over the file, null without any. */
  readonly local: string | null;
  /** CSS `unicode-range`. */
  readonly unicodeRange: string;
}

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
