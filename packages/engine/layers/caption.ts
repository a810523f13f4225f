/** Text lines below the photo. */
import { coloursBeneath } from "../caption/beneath.ts";
import { captionColumns } from "../caption/columns.ts";
import { finishOn } from "../caption/finish.ts";
import { labelTexts } from "../label/texts.ts";
import { overlap, placeBox } from "../layout/geometry.ts";
import { placeText } from "../layout/text-box.ts";
import type { Layer, Overlay } from "../layout/types.ts";
import { isGreyInk, paintCaption, scaledFinish, withFinish } from "../paint/finish.ts";
import { textOverlay } from "./text-overlay.ts";

const text = textOverlay(({ caption: lines }) => lines);
const overlay: Overlay = {
  ...text,
  boxes: ({ caption: lines, finish }, boxOf) => lines.map((line) => withFinish(boxOf(line), line, finish)),
  paint: (surface, layout, { toCss }) => paintCaption(surface, layout, toCss),
  isGrey: ({ caption: lines, finish }) => isGreyInk(lines, finish),
};

export const caption: Layer = {
  name: "caption",
  // Letters on the photo are flat: paper is pressed and foiled, and no foil is readable on every photo.
  place: ({ settings, tones }, { canvas, captionArea: box, photo, caption: lines }) =>
    box === null || overlap(box, photo)
      ? null
      : { finish: finishOn(settings.textFinish, lines, coloursBeneath(settings, { canvas, box, tones })) },
  move: ({ captionArea, caption: lines, finish }, to) =>
    captionArea && {
      captionArea: placeBox(captionArea, to),
      caption: lines.map((line) => placeText(line, to)),
      finish: scaledFinish(finish, to.factor),
    },
  paint: overlay.paint,
  overlay,
  texts({ settings, subject, camera }) {
    if (settings.showMetadata && settings.labelStyle !== "plain") return labelTexts({ settings, subject, camera });
    const { left, right } = captionColumns(settings, subject, camera);
    return [...left, ...right];
  },
};
