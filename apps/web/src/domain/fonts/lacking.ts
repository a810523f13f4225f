/** Graphemes of a caption that neither its font nor the faces of scripts have. */
import { captionFace, graphemes, type PrintedText, scriptFamilies, type Settings } from "@matte/engine";
import { boxGraphemes } from "./boxes.ts";
import { loadScriptFaces } from "@matte/framing/fonts/script-faces.ts";

export interface Lacking {
  /** Drawn by the system's fonts. */
  readonly system: readonly string[];
  /** Printed as boxes. */
  readonly boxes: readonly string[];
}

export type FontChoice = Pick<Settings, "captionLanguage" | "localFont" | "metadataFont">;

/**
 * Graphemes that the caption's font lacks. The glyphs of a local font are unknown, so only its boxes are found.
 * @throws {Error} when a table or a font file cannot be loaded
 */
export async function lackingGraphemes(choice: FontChoice, printed: PrintedText): Promise<Lacking> {
  const text = `${printed.regular}\n${printed.bold}`;
  const families = scriptFamilies(choice, text);
  const lacking = new Set(await loadScriptFaces(choice.metadataFont, families, printed));
  const isLocal = choice.localFont !== null;
  if (lacking.size === 0 && !isLocal) return { system: [], boxes: [] };
  const boxes = boxGraphemes(text, (character) => isLocal || lacking.has(character), captionFace(choice, text));
  if (isLocal) return { system: [], boxes };
  const found = graphemes(text).filter((grapheme) => Array.from(grapheme).some((part) => lacking.has(part)));
  return { system: [...new Set(found)].filter((grapheme) => !boxes.includes(grapheme)), boxes };
}
