import type { Size } from "@matte/engine";
import type { Component } from "../markers/picture.ts";

/** An MCU's block in coding order: its component, and its position in that component's blocks. */
export interface BlockPlace {
  readonly component: number;
  readonly column: number;
  readonly row: number;
}

/** Minimum coded units of a picture, ITU-T T.81 §A.2.3. */
export interface McuGrid {
  /** MCU size, pixels. */
  readonly size: Size;
  readonly columns: number;
  readonly rows: number;
  readonly blocks: readonly BlockPlace[];
  /** Pixels per sample, by component. */
  readonly steps: readonly Size[];
}

type Factors = Pick<Component, "h" | "v">;

export function mcuGrid(picture: Size, components: readonly Factors[]): McuGrid {
  const h = Math.max(...components.map((component) => component.h));
  const v = Math.max(...components.map((component) => component.v));
  const size = { width: 8 * h, height: 8 * v };
  return {
    size,
    columns: Math.ceil(picture.width / size.width),
    rows: Math.ceil(picture.height / size.height),
    blocks: components.flatMap(blocksOf),
    steps: components.map((component) => ({ width: h / component.h, height: v / component.v })),
  };
}

function blocksOf({ h, v }: Factors, component: number): BlockPlace[] {
  return Array.from({ length: h * v }, (_, n) => ({ component, column: n % h, row: Math.floor(n / h) }));
}
