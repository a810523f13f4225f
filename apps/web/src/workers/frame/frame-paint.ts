/** What is painted round a photo that is not drawn itself: flat colours and ink, in the photo's own colours. */
import type { IntoProfile, LosslessPaint, Rgb } from "@matte/codecs";
import { channels, type HexColour, type Layout } from "@matte/engine";
import { inkedBoxes, type InkPainter, storedBoxes } from "./overlay.ts";
import { type Affine, storedBox } from "./stored-space.ts";

/**
 * @param to from the upright picture into the file's own rows and columns
 * @param into the photo's profile; null where it is sRGB
 */
export function framePaint(layout: Layout, painter: InkPainter, to: Affine, into: IntoProfile | null): LosslessPaint {
  const colour = (hex: HexColour): Rgb => into?.(channels(hex)) ?? channels(hex);
  const { stroke } = layout;
  return {
    ground: colour(layout.background),
    flats: stroke === null ? [] : [{ box: storedBox(to, stroke.box), colour: colour(stroke.colour) }],
    inked: storedBoxes(to, inkedBoxes(layout)),
    draw: (box) => painter.draw(box),
  };
}
