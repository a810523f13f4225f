/** The account's logo for a frame. */
import { contrastColour } from "../colour.ts";
import type { Logo, Settings } from "../settings/table.ts";

/** The logo for the matte's lightness, or the only one. */
export function logoForMatte({ customLogo, customLogoOnDark, outerBorderColor }: Settings): Logo | null {
  const dark = contrastColour(outerBorderColor) === "#FFFFFF";
  return dark ? (customLogoOnDark ?? customLogo) : (customLogo ?? customLogoOnDark);
}
