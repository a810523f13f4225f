/// <reference path="./virtual.d.ts" />
/** Caption fonts in a worker, which has no stylesheets: the same faces, added one by one as texts need them. */
import { type FaceFamily, type PrintedText, type Settings, scriptFamilies } from "@matte/engine";
import { catalogue } from "virtual:caption-fonts";
import { useFaces } from "#platform/faces.ts";
import { neededText } from "./loading.ts";
import { loadScriptFaces } from "./script-faces.ts";
import { covers, parseUnicodeRange } from "./unicode-range.ts";

/** The CSS font for measuring and drawing in workers. */
export { addedFontCss as workerFontCss } from "#platform/faces.ts";

interface Choice extends Pick<Settings, "captionLanguage"> {
  readonly metadataFont: FaceFamily;
}

/**
 * Loads the chosen family and those for the text's scripts. Await it before measuring or drawing.
 * @throws {Error} when a font file cannot be loaded
 */
export async function loadCaptionFacesInWorker(choice: Choice, text: PrintedText): Promise<void> {
  await loadCaptionFontInWorker(choice.metadataFont, text);
  await loadScriptsInWorker(choice, text);
}

/** Loads only the families for the text's scripts and its label style, next to a local font. */
export async function loadScriptsInWorker(choice: Choice, text: PrintedText): Promise<void> {
  const { faces = [], ...own } = text;
  await loadScriptFaces(choice.metadataFont, scriptFamilies(choice, neededText(own)), own);
  for (const { face, ...printed } of faces) await loadCaptionFacesInWorker({ ...choice, metadataFont: face }, printed);
}

/**
 * Loads a family in every caption weight for these texts. Await it before measuring or drawing.
 * @throws {Error} when a font file cannot be loaded, so that no caption is silently drawn in another face; the next
 * call tries again
 */
export async function loadCaptionFontInWorker(family: FaceFamily, text: PrintedText): Promise<void> {
  const characters = Array.from(neededText(text));
  const { faces } = catalogue[family];
  const needed = faces.filter(({ unicodeRange }) => {
    const spans = parseUnicodeRange(unicodeRange);
    return characters.some((character) => covers(spans, character));
  });
  await useFaces(family, needed, faces).catch((cause: unknown) => {
    throw new Error(`The font ${family} could not be loaded.`, { cause });
  });
}
