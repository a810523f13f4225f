import type { MetadataFont } from "@matte/engine";

const standIns: Partial<Record<MetadataFont, string>> = {
  Georgia: "Gelasio",
  "Helvetica Neue": "Arimo",
  "Courier New": "Cousine",
};

/** Texts about fonts: those on the user's computer, and characters missing in a font. */
export const editorFonts = {
  title: "This computer’s fonts",
  open: "This computer’s fonts…",
  waiting: "Waiting for permission",
  search: "Find a font",
  list: "Fonts",
  noneFound: "No fonts match your search.",
  /** By the reason for a missing list. */
  unavailable: {
    unsupported:
      "This browser can’t list the computer’s fonts. Chrome and Edge can, on a computer. The sixteen web fonts work everywhere.",
    refused:
      "The browser didn’t allow access to the fonts. Allow “Fonts” for this site, in the settings next to the address, and try again.",
    failed: "Couldn’t read the fonts. Close this and try again.",
  },
  notOnThisComputer: (family: string, substitute: string) =>
    `The font ${family} isn’t on this computer. The preview uses ${substitute}; choose another font to export a caption.`,
  boxes: (characters: string) => `No font on this computer has ${characters}. The export would print boxes instead.`,
  /** Replacement faces for fonts missing on the computer. */
  standIns,
  standIn: (font: string, substitute: string) => `This computer doesn’t have ${font}. ${substitute} is used instead.`,
  /** Instead of a font name. */
  ofStyle: "The typeface of the style",
  missing: (font: string, characters: string) =>
    `${font} doesn’t have ${characters}. This computer’s own fonts are used instead.`,
};
