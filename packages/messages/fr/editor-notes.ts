/** @see ../en/editor-notes.ts */
import { format } from "./notation.ts";

export const editorNotes = {
  logoBelow: "Sous le texte tant que la légende est centrée.",
  thinStroke: {
    text: (pixels: number) =>
      `${format.number(pixels)} px ${format.plural(pixels, { one: "se voit", other: "se voient" })} à peine sur cette photo.`,
    instead: (thousandths: number) => `Utiliser ${format.number(thousandths)} ‰`,
  },
};
