import type { FontWeight } from "@matte/engine";

/** The weights a caption is set in. */
export const CAPTION_WEIGHTS = [400, 500, 600] as const satisfies readonly FontWeight[];

/** All that may be drawn of these texts: shortening adds an ellipsis. */
export function neededText(texts: readonly string[]): string {
  return [...new Set([...texts.join(""), "…"])].join("");
}
