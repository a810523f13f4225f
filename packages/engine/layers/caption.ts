/** Lines of text below the photo. */
import { captionColumns } from "../caption/columns.ts";
import { labelTexts } from "../label/texts.ts";
import { placeBox } from "../layout/geometry.ts";
import { placeText } from "../layout/text-box.ts";
import type { Layer } from "../layout/types.ts";
import { textOverlay } from "./text-overlay.ts";

const overlay = textOverlay(({ caption: lines }) => lines);

export const caption: Layer = {
  name: "caption",
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
