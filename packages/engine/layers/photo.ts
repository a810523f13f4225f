/** The photo. The layout places it, because every layer depends on it. */
import type { Layer } from "../layout/types.ts";
import { paintImage } from "../paint/shapes.ts";

export const photo: Layer = {
  name: "photo",
  paint(surface, layout, means) {
    if (means.photo !== null) paintImage(surface, means.photo, layout.photo);
  },
};
