import { contrastColour, type HexColour } from "../colour.ts";
import type { Settings } from "../settings/table.ts";

/** The caption's colour: the chosen one, else black or white, whichever has more contrast on the matte. */
export function captionInk({
  captionColor,
  outerBorderColor,
}: Pick<Settings, "captionColor" | "outerBorderColor">): HexColour {
  return captionColor ?? contrastColour(outerBorderColor);
}
