/** Text lines below the photo. */
import { captionColumns } from "../caption/columns.ts";
import { labelTexts } from "../label/texts.ts";
import { overlap, placeBox } from "../layout/geometry.ts";
import { placeText } from "../layout/text-box.ts";
import type { Layer, Overlay } from "../layout/types.ts";
import { isGreyInk, paintCaption, withFinish } from "../paint/finish.ts";
import { textOverlay } from "./text-overlay.ts";

const text = textOverlay(({ caption: lines }) => lines);
const overlay: Overlay = {
  ...text,
  boxes: ({ caption: lines, textFinish }, boxOf) => lines.map((line) => withFinish(boxOf(line), line, textFinish)),
  paint: (surface, layout, { toCss }) => paintCaption(surface, layout, toCss),
  isGrey: ({ caption: lines, textFinish }) => isGreyInk(lines, textFinish),
};

export const caption: Layer = {
  name: "caption",
  // Letters on the photo are flat: paper is pressed and foiled, and no foil is readable on every photo.
  place: ({ settings: { textFinish } }, { captionArea, photo }) =>
    captionArea !== null && overlap(captionArea, photo) ? null : { textFinish },
  move: ({ captionArea, caption: lines }, to) =>
    captionArea && { captionArea: placeBox(captionArea, to), caption: lines.map((line) => placeText(line, to)) },
  paint: overlay.paint,
  overlay,
  texts({ settings, subject, camera }) {
    if (settings.showMetadata && settings.labelStyle !== "plain") return labelTexts({ settings, subject, camera });
    const { left, right } = captionColumns(settings, subject, camera);
    return [...left, ...right];
  },
};
