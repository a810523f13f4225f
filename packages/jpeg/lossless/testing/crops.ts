/** Shared by the specs: frames around crops. */
import type { Box, Size } from "@matte/engine";
import type { CoveredMcus, FramedPlace } from "../unframe/place.ts";
import type { LosslessSource } from "../open.ts";
import { returnedBox } from "../plan/returned-box.ts";
import type { LosslessPlan } from "../types.ts";
import { blockAt, coefficientsOf, type Comparison, opened } from "./coefficients.ts";

/** Least matte in pixels; the one before the photo grows until its blocks are on their grid. */
export interface CropMargins {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function placeCrop({ mcu }: LosslessSource, crop: Box, margins: CropMargins): LosslessPlan {
  const photo = { x: onGrid(margins.left, crop.x, mcu.width), y: onGrid(margins.top, crop.y, mcu.height) };
  const canvas = { width: photo.x + crop.width + margins.right, height: photo.y + crop.height + margins.bottom };
  return { photo, canvas, crop };
}

/** The first length from `least` on that is some steps away from `place`. */
function onGrid(least: number, place: number, step: number): number {
  return least + ((((place - least) % step) + step) % step);
}

/** A crop from numbers between 0 and 1. */
export function cropOf({ width, height }: Size, [left, top, across, down]: readonly number[]): Box {
  const x = Math.floor((left ?? 0) * width);
  const y = Math.floor((top ?? 0) * height);
  return {
    x,
    y,
    width: 1 + Math.floor((across ?? 0) * (width - x - 1)),
    height: 1 + Math.floor((down ?? 0) * (height - y - 1)),
  };
}

/** Place that a frame's record would have; null if nothing comes back. */
export function recordedPlace(
  source: LosslessSource,
  plan: LosslessPlan,
  covered: CoveredMcus | null,
): FramedPlace | null {
  const box = returnedBox(plan, source, source.mcu);
  return box && { photo: box, covered };
}

/** Compares the values of all blocks inside a crop with those in another picture. @param at the crop's corner there */
export function compareCrop(
  photo: Uint8Array,
  other: Uint8Array,
  crop: Box,
  at: { readonly x: number; readonly y: number },
): Comparison {
  const [source, result] = [opened(photo), opened(other)];
  const [from, to] = [coefficientsOf(photo), coefficientsOf(other)];
  const different: string[] = [];
  let compared = 0;
  from.forEach((plane, component) => {
    const step = source.grid.steps[component]!;
    const [width, height] = [8 * step.width, 8 * step.height];
    const [left, top] = [(at.x - crop.x) / width, (at.y - crop.y) / height];
    const steps = source.picture.components[component]!.quantisation;
    const others = result.picture.components[component]!.quantisation;
    for (let row = Math.ceil(crop.y / height); (row + 1) * height <= crop.y + crop.height; row += 1) {
      for (let column = Math.ceil(crop.x / width); (column + 1) * width <= crop.x + crop.width; column += 1) {
        compared += 1;
        const [own, shown] = [blockAt(plane, column, row), blockAt(to[component]!, left + column, top + row)];
        const values = Array.from(steps, (factor, k) => factor * plane.coefficients[own + k]!);
        const isSame = values.every((value, k) => value === others[k]! * to[component]!.coefficients[shown + k]!);
        if (!isSame) different.push(`${component}:${column},${row}`);
      }
    }
  });
  return { compared, different };
}

/** Makes the padding of a JPEG's last MCUs visible, by enlarging the size in its frame header. */
export function withPadding(jpeg: Uint8Array): Uint8Array {
  const { picture, grid } = opened(jpeg);
  const shown = jpeg.slice();
  const view = new DataView(shown.buffer);
  for (let at = 2; at < shown.length; at += 2 + view.getUint16(at + 2)) {
    const marker = shown[at + 1]!;
    if (marker < 0xc0 || marker > 0xc2) continue;
    if (view.getUint16(at + 5) !== picture.height) throw new Error("Not the frame header.");
    view.setUint16(at + 5, grid.rows * grid.size.height);
    view.setUint16(at + 7, grid.columns * grid.size.width);
    return shown;
  }
  throw new Error("No frame header.");
}
