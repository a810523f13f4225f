/** The mark on a JPEG that keeps its data: drawn over the photo’s blocks, before the frame. */
import { frameLossless, type LosslessSource, openLossless } from "@matte/jpeg/lossless";
import { type Box, type Layout, markOnly } from "@matte/engine";
import { intoStored, orientedSize, storedBox } from "../read/orientation.ts";
import { overlayPainter, type StoredFrame } from "./overlay.ts";
import type { Fallback } from "./route.ts";

/** Suits grey photos and every quantisation. Nothing of it is visible. */
const BACKGROUND = [128, 128, 128] as const;

/**
 * Returns the photo with its mark, which no record takes off; the given one without a mark.
 * @param shown the photo’s orientation, and its shown part
 */
export function markedPhoto(
  source: LosslessSource,
  { layout, logo, colours }: Pick<StoredFrame, "layout" | "logo" | "colours">,
  { orientation, crop }: { readonly orientation: number; readonly crop: Box | null },
): LosslessSource | Fallback {
  if (layout.photoMark === null) return source;
  const marked: Layout = markOnly(layout);
  const to = intoStored(orientation, marked.canvas);
  const painter = overlayPainter({ layout: marked, logo, to, colours });
  try {
    const { width, height } = crop === null ? orientedSize(orientation, marked.canvas) : source;
    const plan = { canvas: { width, height }, photo: { x: 0, y: 0 } };
    const overlays = painter.boxes.map((box) => moved(storedBox(to, box), crop, 1));
    const draw = (box: Box): Uint8ClampedArray => painter.draw(moved(box, crop, -1));
    const paint = { background: BACKGROUND, flats: [], overlays, draw };
    const file = frameLossless(source, plan, paint);
    const opened = "fallbackReason" in file ? file : openLossless(file);
    return "fallbackReason" in opened ? { fallbackReason: opened.fallbackReason } : opened;
  } finally {
    painter.release();
  }
}

/** From a shown part into the whole photo, or back. */
function moved(box: Box, crop: Box | null, way: 1 | -1): Box {
  return crop === null ? box : { ...box, x: box.x + way * crop.x, y: box.y + way * crop.y };
}
