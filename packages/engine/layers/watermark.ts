/** The Free plan's mark. It keeps its size in the export's pixels, and avoids other layers' texts. */
import { placeText } from "../layout/text-box.ts";
import type { Layer } from "../layout/types.ts";
import { placeWatermark, WATERMARK_TEXT } from "../layout/watermark.ts";
import { textOverlay } from "./text-overlay.ts";
import { inkBoxes } from "./walk.ts";

const overlay = textOverlay(({ watermark: line }) => (line === null ? [] : [line]));

export const watermark: Layer = {
  name: "watermark",
  placeInExport(exported, { settings, measure, tones, watermark: isMarked }) {
    if (!isMarked) return null;
    const { canvas, photo } = exported;
    return { watermark: placeWatermark({ canvas, photo, ink: inkBoxes(exported), tones }, settings, measure) };
  },
  move: ({ watermark: line }, to) => line && { watermark: placeText(line, to) },
  paint: overlay.paint,
  overlay,
  texts: ({ watermark: isMarked }) => (isMarked ? [{ text: WATERMARK_TEXT, weight: 400 }] : []),
};
