import type { Font } from "../layout/types.ts";
import type { Settings } from "../settings/table.ts";
import { scriptFamilies } from "./scripts.ts";

/** The caption's font family in CSS. */
export function captionFamily({ localFont, metadataFont }: Pick<Settings, "localFont" | "metadataFont">): string {
  return localFont?.family ?? metadataFont;
}

/** Returns the caption's family, with families for the scripts in its text. */
export function captionFace(
  settings: Pick<Settings, "captionLanguage" | "localFont" | "metadataFont">,
  text: string,
): Pick<Font, "family" | "fallback"> {
  const family = captionFamily(settings);
  const fallback = scriptFamilies(settings, text);
  return fallback.length === 0 ? { family } : { family, fallback };
}
