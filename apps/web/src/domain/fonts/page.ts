/// <reference path="./virtual.d.ts" />
/** Caption fonts in the page: one stylesheet a chosen family, then the files its texts need. */
import type { MetadataFont } from "@matte/engine";
import { stylesheets } from "virtual:caption-fonts";
import { CAPTION_WEIGHTS, neededText } from "./needs.ts";
import { remember } from "./remember.ts";

/**
 * Resolves when the family can be measured and drawn in every caption weight for these texts.
 * @throws {Error} when the stylesheet or a font file cannot be loaded; the next call tries again
 */
export async function loadCaptionFont(family: MetadataFont, texts: readonly string[]): Promise<void> {
  await stylesheetOf(family);
  const text = neededText(texts);
  const loads = CAPTION_WEIGHTS.map((weight) => document.fonts.load(`${weight} 16px "${family}"`, text));
  await Promise.all(loads).catch((cause: unknown) => {
    throw new Error(`The font ${family} could not be loaded.`, { cause });
  });
}

const stylesheetOf = remember<MetadataFont>((family) => {
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
