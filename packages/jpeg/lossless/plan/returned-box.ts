import type { Box, Size } from "@matte/engine";
import type { LosslessPlan } from "../types.ts";
import { boxOnGrid, cutOf } from "./mcu-part.ts";

/**
 * The part of a photo in its framed picture that comes back without the frame. A crop between MCUs loses its outermost pixels.
 * @param unit whole MCUs of the photo, and of its gain map
 * @returns null if nothing is left
 */
export function returnedBox({ photo, crop }: LosslessPlan, whole: Size, unit: Size): Box | null {
  const { width, height } = crop ?? whole;
  return boxOnGrid({ ...photo, width, height }, unit, cutOf(crop ?? { x: 0, y: 0, ...whole }, whole));
}
