/// <reference path="../../../../../packages/framing/fonts/virtual.d.ts" />
/** Caption fonts in the page: one stylesheet per family in use, then the files needed by its texts. */
import { type FaceFamily, type PrintedText, scriptFamilies, type Settings } from "@matte/engine";
import { stylesheets } from "virtual:caption-fonts";
import { neededText, oncePerKey, stylesOf } from "@matte/framing/fonts/loading.ts";

interface Choice extends Pick<Settings, "captionLanguage"> {
  readonly metadataFont: FaceFamily;
}

/** Text in one typeface. */
type OwnText = Omit<PrintedText, "faces">;

/**
 * Loads the chosen family in every caption weight, the text's scripts, and the label style's faces. Await it before measuring or
 * drawing.
 * @throws {Error} when the stylesheet or a font file cannot be loaded; the next call tries again
 */
export async function loadCaptionFont(choice: Choice, { faces = [], ...text }: PrintedText): Promise<void> {
  const labels = faces.map(({ face, ...printed }) => loadFamily({ ...choice, metadataFont: face }, printed));
  await Promise.all([loadFamily(choice, text), ...labels]);
}

async function loadFamily(choice: Choice, text: OwnText): Promise<void> {
  const { metadataFont: family } = choice;
  await Promise.all([stylesheetOf(family), loadScripts(choice, text)]);
  const loads = stylesOf(family).map((style) => document.fonts.load(`${style} 16px "${family}"`, neededText(text)));
  await Promise.all(loads).catch((cause: unknown) => {
    throw new Error(`The font ${family} could not be loaded.`, { cause });
  });
}

/** Characters with loaded faces, keyed with families and weight. */
const drawable = new Set<string>();

/** Loads script faces, late because most captions need none. */
async function loadScripts(choice: Choice, text: OwnText): Promise<void> {
  const keys = scriptKeys(choice, text);
  if (keys.length === 0) return;
  const { loadScriptFaces } = await import("@matte/framing/fonts/script-faces.ts");
  await loadScriptFaces(choice.metadataFont, scriptFamilies(choice, neededText(text)), text);
  for (const key of keys) drawable.add(key);
}

/** Keys for a text's characters in {@link drawable}; empty if the text needs no script faces. */
function scriptKeys(choice: Choice, text: OwnText): readonly string[] {
  const families = scriptFamilies(choice, neededText(text)).join();
  if (families === "") return [];
  const keysOf = (weight: keyof OwnText): string[] =>
    Array.from(text[weight], (character) => `${choice.metadataFont},${families},${weight},${character}`);
  return [...keysOf("regular"), ...keysOf("bold")];
}

/** Returns whether a family with a loaded stylesheet can be drawn for this text without loading anything. */
export function isCaptionFontLoaded(choice: Choice, { faces = [], ...text }: PrintedText): boolean {
  if (!faces.every(({ face, ...printed }) => isCaptionFontLoaded({ ...choice, metadataFont: face }, printed)))
    return false;
  if (!scriptKeys(choice, text).every((key) => drawable.has(key))) return false;
  return stylesOf(choice.metadataFont).every((style) =>
    document.fonts.check(`${style} 16px "${choice.metadataFont}"`, neededText(text)),
  );
}

const stylesheetOf = oncePerKey<FaceFamily>((family) => {
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
