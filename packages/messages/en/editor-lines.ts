/** Texts of the editor's section `Lines` that are shown with certain photos only. */
import { format } from "./notation.ts";

export const editorLines = {
  thin: {
    text: (pixels: number) => `${format.number(pixels)} px is hardly visible on this photo.`,
    instead: (thousandths: number) => `Use ${format.number(thousandths)} ‰`,
  },
};
