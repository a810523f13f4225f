import type { Settings } from "../settings/table.ts";

/** The caption's font family in CSS. */
export function captionFamily({ localFont, metadataFont }: Pick<Settings, "localFont" | "metadataFont">): string {
  return localFont?.family ?? metadataFont;
}
