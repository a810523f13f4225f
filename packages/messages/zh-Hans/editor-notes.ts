/** Panel texts shown only with certain photos or settings. */
import type { editorNotes as English } from "../en/editor-notes.ts";
import { format } from "./notation.ts";

export const editorNotes: typeof English = {
  logoBelow: "说明居中时，徽标位于文字下方。",
  thinStroke: {
    text: (pixels: number) => `${format.number(pixels)} px 在这张照片上几乎看不见。`,
    instead: (thousandths: number) => `改用 ${format.number(thousandths)}‰`,
  },
};
