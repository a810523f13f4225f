import type { BlockPlace, McuGrid } from "../blocks/mcu.ts";
import type { SmoothSamples } from "./smooth-samples.ts";

/** Pixels of a block, and between fine samples. */
export const BLOCK = 8;

/** State of an MCU: no block has slopes. */
export const EVEN = 1;
/** Nothing changes along it. */
export const LEVEL = 2;
/** No shadow reaches it. */
export const UNSHADED = 4;

/** Codes MCUs by samples at their corners, coarse ones, or at those of their blocks, fine ones. */
export interface SmoothMcus {
  readonly coarse: SmoothSamples;
  readonly fine: SmoothSamples;
  /** States of the last MCUs drawn as even ones. */
  readonly states: Uint8Array;
  /** Their DC values, block by block, where they are even. */
  readonly even: Int16Array;
  /** Coefficients of the last sloped MCU, block by block. */
  readonly sloped: Int16Array;
  /** Draws MCUs of a row from coarse samples. @param flat brightness without a shadow */
  drawEven(row: number, from: number, to: number, flat: number): void;
  /** Draws an MCU from fine samples. */
  drawSloped(row: number, column: number): void;
}

export interface SmoothBlock {
  readonly component: number;
  readonly place: BlockPlace;
  /** Its corners in steps of eight pixels, from its MCU's corner. */
  readonly column: number;
  readonly row: number;
  readonly across: number;
  readonly down: number;
  /** Its size and its middle, from the MCU's middle, in MCUs. */
  readonly width: number;
  readonly height: number;
  readonly right: number;
  readonly lower: number;
}

export function smoothBlocks(grid: McuGrid): readonly SmoothBlock[] {
  return grid.blocks.map((place) => {
    const { component, column, row } = place;
    const { width: across, height: down } = grid.steps[component]!;
    const [width, height] = [(across * BLOCK) / grid.size.width, (down * BLOCK) / grid.size.height];
    const [right, lower] = [(column + 0.5) * width - 0.5, (row + 0.5) * height - 0.5];
    return { component, place, column: column * across, row: row * down, across, down, width, height, right, lower };
  });
}
