/** Two lines in two columns. */
import { QUIET, text } from "./text.ts";
import type { LabelRole, LabelStyleRow } from "../types.ts";

const GALLERY_TITLE: LabelRole = { face: "Inter", weight: 600, size: 22, tracking: -0.006, ink: 1, leading: 29 / 22 };
const GALLERY_TEXT: LabelRole = { ...QUIET, size: 19, leading: 29 / 19 };

export const gallery: LabelStyleRow = {
  gap: 30,
  least: 420,
  arrangement: {
    kind: "columns",
    left: [text(["subject"], GALLERY_TITLE, 3), text(["location"], GALLERY_TEXT, 2)],
    right: [text(["credit"], GALLERY_TEXT, 2), text(["camera", "film", "exposure"], GALLERY_TEXT)],
    gap: 40,
    share: 0.62,
    leftShare: 0.3,
  },
};
