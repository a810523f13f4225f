import type { editorNotes as English } from "../en/editor-notes.ts";
import { format } from "./notation.ts";

export const editorNotes: typeof English = {
  logoBelow: "キャプションが中央揃えの間は、文字の下に置きます。",
  thinStroke: {
    text: (pixels) => `この写真では、${format.number(pixels)} pxの線はほとんど見えません。`,
    instead: (thousandths) => `${format.number(thousandths)}‰にする`,
  },
};
