/** Panel texts shown only with certain photos or settings. */
import { format } from "./notation.ts";

export const editorNotes = {
  logoBelow: "Below the text while the caption is centred.",
  thinStroke: {
    text: (pixels: number) => `${format.number(pixels)} px is hardly visible on this photo.`,
    instead: (thousandths: number) => `Use ${format.number(thousandths)} ‰`,
  },
};
