/** The account's logo, in the caption area or the matte. */
import { isGrey } from "../colour.ts";
import { labelInk } from "../label/ink.ts";
import { placeBox } from "../layout/geometry.ts";
import type { Layer, Overlay } from "../layout/types.ts";
import { paintLogo } from "../paint/logo.ts";

const overlay: Overlay = {
  boxes: ({ logo: box }) => (box === null ? [] : [box]),
  paint(surface, { logo: box, logoInk }, means) {
    if (box !== null) paintLogo(surface, means, box, logoInk);
  },
  // Its own pixels are unknown here.
  isGrey: ({ logo: box, logoInk }) => box === null || (logoInk !== null && isGrey(logoInk)),
  ink: ({ logo: box }) => (box === null ? [] : [box]),
};

export const logo: Layer = {
  name: "logo",
  place({ settings, grey, tones }, { canvas, captionArea, logo: box }) {
    if (settings.logoColours !== "text") return null;
    const area = captionArea ?? box;
    return { logoInk: labelInk(settings, grey, area === null ? undefined : { canvas, box: area, tones }).ink };
  },
  move: ({ logo: box }, to) => box && { logo: placeBox(box, to) },
  paint: overlay.paint,
  overlay,
};
