/** The account's logo, in the caption area or the matte. */
import { placeBox } from "../layout/geometry.ts";
import type { Layer, Overlay } from "../layout/types.ts";
import { paintImage } from "../paint/shapes.ts";

const overlay: Overlay = {
  boxes: ({ logo: box }) => (box === null ? [] : [box]),
  paint(surface, { logo: box }, means) {
    if (box === null || means.logo === null) return;
    surface.imageSmoothingQuality = "high";
    paintImage(surface, means.logo, box);
  },
  // Its pixels are unknown here.
  isGrey: ({ logo: box }) => box === null,
  ink: ({ logo: box }) => (box === null ? [] : [box]),
};

export const logo: Layer = {
  name: "logo",
  move: ({ logo: box }, to) => box && { logo: placeBox(box, to) },
  paint: overlay.paint,
  overlay,
};
