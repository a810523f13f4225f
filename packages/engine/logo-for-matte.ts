import { contrastColour } from "./colour.ts";
import type { Logo, Settings } from "./settings/table.ts";

/** Which of the two logos stands on this matte: the one for its lightness, the other where there is only that. */
export function logoForMatte({ customLogo, customLogoOnDark, outerBorderColor }: Settings): Logo | null {
  const dark = contrastColour(outerBorderColor) === "#FFFFFF";
  return dark ? (customLogoOnDark ?? customLogo) : (customLogo ?? customLogoOnDark);
}
