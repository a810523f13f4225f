/// <reference path="./virtual.d.ts" />
/** Caption fonts in a worker, which has no stylesheets: the same faces, added one by one as texts need them. */
import { fontCss, type FontCss, type MetadataFont } from "@matte/engine";
import { catalogue, type CaptionFace } from "virtual:caption-fonts";
import { neededText, oncePerKey } from "./loading.ts";
import { covers, parseUnicodeRange } from "./unicode-range.ts";

/** Part of a worker's global scope. */
interface FontScope {
  readonly fonts: FontFaceSet;
}

/** Faces that have been added. */
let added = 0;

/**
 * A font in CSS that is another one after each face that is added: Chromium remembers which faces it draws a font with, does not
 * look at later ones, and would silently take the system's font for their letters.
 */
export const workerFontCss: FontCss = (font) => `${fontCss(font)}, "faces-${added}"`;

/**
 * Loads a family in every caption weight for these texts. Await it before measuring or drawing.
 * @throws {Error} when a font file cannot be loaded, so that no caption is silently drawn in another face; the next call tries
 * again
 */
export async function loadCaptionFontInWorker(family: MetadataFont, texts: readonly string[]): Promise<void> {
  const characters = Array.from(neededText(texts));
  const needed = catalogue[family].faces.filter(({ unicodeRange }) => {
    const spans = parseUnicodeRange(unicodeRange);
    return characters.some((character) => covers(spans, character));
  });
  const attempts = await Promise.allSettled(needed.map(addFace));
  const failed = attempts.find((attempt) => attempt.status === "rejected");
  if (failed !== undefined) throw new Error(`The font ${family} could not be loaded.`, { cause: failed.reason });
}

const addFace = oncePerKey(async ({ family, weight, url, local, unicodeRange }: CaptionFace) => {
  const file = `url(${new URL(url, location.origin).href}) format("woff2")`;
  const source = local === null ? file : `${local}, ${file}`;
  const font = new FontFace(family, source, { weight: String(weight), style: "normal", unicodeRange });
  (globalThis as unknown as FontScope).fonts.add(await font.load());
  added += 1;
});
