/** Label styles of the caption. */
import type { LabelStyle } from "@matte/engine";

export const editorLabel = {
  style: "Label style",
  styles: {
    plain: "Plain",
    gallery: "Gallery",
    wall: "Wall label",
    data: "Data",
    plate: "Plate",
    contact: "Contact",
    poster: "Poster",
    press: "Press",
  } satisfies Record<LabelStyle, string>,
  /** Styles that the badge's plan has. */
  feature: "Plate, Contact and Press",
  styleFont: "Typeface of the style",
};
