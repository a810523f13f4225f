/** Places photos in framed pictures. All in stored pixels. */
import type { Box, Size } from "@matte/engine";
import { LosslessError } from "./lossless-error.ts";
import type { Sides } from "./types.ts";

export interface Place {
  readonly canvas: Size;
  readonly photo: { readonly x: number; readonly y: number };
  readonly shown: Box;
}

/**
 * Places a part of a photo with its blocks on the canvas's grid. The canvas has the size of part and sides together, unless a
 * crop moves onto the grid, inwards.
 * @throws {LosslessError} if no MCU begins inside the part
 */
export function placeOn(mcu: Size, part: Box, sides: Sides): Place {
  const across = placeAlong(mcu.width, part.x, part.width, { before: sides.left, after: sides.right });
  const down = placeAlong(mcu.height, part.y, part.height, { before: sides.top, after: sides.bottom });
  return {
    canvas: { width: across.length, height: down.length },
    photo: { x: across.at, y: down.at },
    shown: { x: across.from, y: down.from, width: across.shown, height: down.shown },
  };
}

interface Along {
  readonly length: number;
  readonly at: number;
  readonly from: number;
  readonly shown: number;
}

/** @param from first shown pixel of the photo */
function placeAlong(
  unit: number,
  from: number,
  shown: number,
  { before, after }: { readonly before: number; readonly after: number },
): Along {
  const at = (from % unit) + unit * Math.round((before - (from % unit)) / unit);
  const inside = [at, at - unit, at + unit].find((one) => one >= 0 && one <= before + after);
  if (inside !== undefined) return { length: before + shown + after, at: inside, from, shown };
  const moved = Math.ceil(from / unit) * unit - from;
  if (moved === 0 || moved >= shown) throw new LosslessError("empty-crop", "No MCU begins inside the crop.");
  return placeAlong(unit, from + moved, shown - moved, { before, after });
}
