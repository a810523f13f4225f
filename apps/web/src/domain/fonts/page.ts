/// <reference path="./virtual.d.ts" />
/** Caption fonts in the page: one stylesheet per family in use, then the files that its texts need. */
import { type CaptionLanguage, type MetadataFont, scriptFamilies } from "@matte/engine";
import { stylesheets } from "virtual:caption-fonts";
import { CAPTION_WEIGHTS, neededText, oncePerKey } from "./loading.ts";

/**
 * Loads a family in every caption weight for these texts. Await it before measuring or drawing.
 * @throws {Error} when the stylesheet or a font file cannot be loaded; the next call tries again
 */
export async function loadCaptionFont(
  family: MetadataFont,
  texts: readonly string[],
  captionLanguage: CaptionLanguage = "auto",
): Promise<void> {
  const text = neededText(texts);
  await Promise.all([stylesheetOf(family), loadScripts(family, text, captionLanguage)]);
  const loads = CAPTION_WEIGHTS.map((weight) => document.fonts.load(`${weight} 16px "${family}"`, text));
  await Promise.all(loads).catch((cause: unknown) => {
    throw new Error(`The font ${family} could not be loaded.`, { cause });
  });
}

/** The faces of scripts, which are late: most captions need none. */
async function loadScripts(metadataFont: MetadataFont, text: string, captionLanguage: CaptionLanguage): Promise<void> {
  const families = scriptFamilies({ metadataFont, captionLanguage }, text);
  if (families.length === 0) return;
  const { loadScriptFaces } = await import("./script-faces.ts");
  await loadScriptFaces(metadataFont, families, text);
}

/** Returns whether a family whose stylesheet is there can be drawn for these texts without loading anything. */
export function isCaptionFontLoaded(family: MetadataFont, texts: readonly string[]): boolean {
  const text = neededText(texts);
  if (scriptFamilies({ metadataFont: family, captionLanguage: "auto" }, text).length > 0) return false;
  return CAPTION_WEIGHTS.every((weight) => document.fonts.check(`${weight} 16px "${family}"`, text));
}

const stylesheetOf = oncePerKey<MetadataFont>((family) => {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = stylesheets[family];
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error(`The stylesheet of the font ${family} could not be loaded.`));
    });
    document.head.append(link);
  });
});
