/** Graphemes missing in a caption's font and in the script faces. */
import { type FaceFamily, graphemes, type PrintedText, scriptFamilies, type Settings } from "@matte/engine";
import { boxGraphemes } from "./boxes.ts";
import { loadScriptFaces } from "@matte/framing/fonts/script-faces.ts";

export interface Lacking {
  readonly system: readonly string[];
  readonly boxes: readonly string[];
}

export type FontChoice = Pick<Settings, "captionLanguage" | "localFont" | "metadataFont">;

/**
 * Finds graphemes missing in the caption's font or its label's typefaces. A local font's glyphs are unknown: only its boxes are
 * found.
 * @throws {Error} when a table or a font file cannot be loaded
 */
export async function lackingGraphemes(choice: FontChoice, { faces = [], ...own }: PrintedText): Promise<Lacking> {
  const found = [await lackingIn(choice, own)];
  for (const { face, ...text } of faces)
    found.push(await lackingIn({ ...choice, metadataFont: face, localFont: null }, text));
  const all = (kind: keyof Lacking): string[] => [...new Set(found.flatMap((lacking) => lacking[kind]))];
  return { system: all("system"), boxes: all("boxes") };
}

interface FaceChoice extends Pick<FontChoice, "captionLanguage" | "localFont"> {
  readonly metadataFont: FaceFamily;
}

async function lackingIn(choice: FaceChoice, printed: Omit<PrintedText, "faces">): Promise<Lacking> {
  const text = `${printed.regular}\n${printed.bold}`;
  const families = scriptFamilies(choice, text);
  const lacking = new Set(await loadScriptFaces(choice.metadataFont, families, printed));
  const isLocal = choice.localFont !== null;
  if (lacking.size === 0 && !isLocal) return { system: [], boxes: [] };
  const boxes = boxGraphemes(text, (character) => isLocal || lacking.has(character), {
    family: choice.localFont?.family ?? choice.metadataFont,
    fallback: families,
  });
  if (isLocal) return { system: [], boxes };
  const found = graphemes(text).filter((grapheme) => Array.from(grapheme).some((part) => lacking.has(part)));
  return { system: [...new Set(found)].filter((grapheme) => !boxes.includes(grapheme)), boxes };
}
