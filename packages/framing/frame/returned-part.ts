/** The part of a photo that comes back when its frame is removed. */
import { type LosslessPlan, type LosslessSource, returnedBox } from "@matte/jpeg/lossless";
import { type Box, leastCommonMultiple, type Size } from "@matte/engine";
import type { FrameJob, GainMapGrid } from "../photos/types.ts";

/** @param plan the photo's place in its framed picture @returns null if nothing comes back */
export function returnedPart(
  { facts, settings }: Pick<FrameJob, "facts" | "settings">,
  plan: LosslessPlan,
  source: Pick<LosslessSource, "mcu" | "width" | "height">,
): Box | null {
  const { width, height, mcu } = source;
  if (plan.crop == null) return { ...plan.photo, width, height };
  const { gainMap } = facts;
  const grid = settings.keepHdr && gainMap !== null && typeof gainMap === "object" ? gainMap.grid : null;
  return returnedBox(plan, source, grid === null ? mcu : unitOf(mcu, grid, plan));
}

/** Whole MCUs of the photo, and of its gain map if that is framed apart. */
function unitOf(own: Size, { mcu }: GainMapGrid, { photo, crop }: LosslessPlan): Size {
  const [x, y] = [photo.x - (crop?.x ?? 0), photo.y - (crop?.y ?? 0)];
  if (x % mcu.width !== 0 || y % mcu.height !== 0) return own;
  return { width: leastCommonMultiple(own.width, mcu.width), height: leastCommonMultiple(own.height, mcu.height) };
}
