/** The mark on the photo. JPEGs that keep their data are marked first, then framed: the mark stays when the frame comes off. */
import { isGrey } from "../colour.ts";
import { placeBox } from "../layout/geometry.ts";
import { placePhotoMark } from "../layout/photo-mark.ts";
import { placeText } from "../layout/text-box.ts";
import type { Layer, Overlay } from "../layout/types.ts";
import { paintLogo } from "../paint/logo.ts";
import { paintText } from "../paint/text.ts";

const overlay: Overlay = {
  lines: ({ photoMark: it }) => it?.texts ?? [],
  boxes: ({ photoMark: it }, boxOf) => (it === null ? [] : [...it.texts.map((line) => boxOf(line)), ...it.logos]),
  paint(surface, { photoMark: it }, means) {
    if (it === null) return;
    for (const line of it.texts) paintText(surface, line, means.toCss);
    surface.globalAlpha = it.opacity;
    for (const logo of it.logos) paintLogo(surface, means, logo, logo.ink);
    surface.globalAlpha = 1;
  },
  // A logo's own pixels are unknown here.
  isGrey: ({ photoMark: it }) =>
    it === null ||
    (it.logos.every(({ ink }) => ink !== null && isGrey(ink)) && it.texts.every(({ colour }) => isGrey(colour))),
};

export const photoMark: Layer = {
  name: "photo mark",
  placeInExport: (exported, input) => ({ photoMark: placePhotoMark(exported, input) }),
  move: ({ photoMark: it }, to) =>
    it && {
      photoMark: {
        ...it,
        texts: it.texts.map((line) => placeText(line, to)),
        logos: it.logos.map((logo) => ({ ...placeBox(logo, to), ink: logo.ink })),
      },
    },
  paint: overlay.paint,
  overlay,
  texts: ({ settings }) =>
    settings.photoMark === "text" && settings.photoMarkText !== ""
      ? [{ text: settings.photoMarkText, weight: 500 }]
      : [],
};
