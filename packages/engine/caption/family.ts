import type { Settings } from "../settings/table.ts";

/** The family that the caption is set in, as CSS names it. */
export function captionFamily({ localFont, metadataFont }: Pick<Settings, "localFont" | "metadataFont">): string {
  return localFont?.family ?? metadataFont;
}
