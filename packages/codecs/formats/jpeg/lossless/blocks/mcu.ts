import type { Size } from "@matte/engine";
import type { Component } from "../markers/picture.ts";

/** One block of an MCU, in coding order: its component, and where in the MCU it stands in blocks of that component. */
export interface BlockPlace {
  readonly component: number;
  readonly column: number;
  readonly row: number;
}

/** How a picture is cut into minimum coded units, ITU-T T.81 §A.2.3. */
export interface McuGrid {
  /** One MCU, pixels. */
  readonly size: Size;
  /** MCUs that cover the picture. */
  readonly columns: number;
  readonly rows: number;
  readonly blocks: readonly BlockPlace[];
  /** For each component, how many pixels one of its samples covers. */
  readonly steps: readonly Size[];
}

export function mcuGrid(picture: Size, components: readonly Component[]): McuGrid {
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

function blocksOf({ h, v }: Component, component: number): BlockPlace[] {
  return Array.from({ length: h * v }, (_, n) => ({ component, column: n % h, row: Math.floor(n / h) }));
}
