import type { Box } from "@matte/engine";
import type { Picture } from "../markers/picture.ts";
import type { PlannedFlat } from "../plan/frame-plan.ts";
import type { McuGrid } from "../blocks/mcu.ts";
import { BlockCoder } from "./block-coder.ts";
import type { OverlayBand } from "./overlay-band.ts";
import { OverlayQuality } from "./overlay-quality.ts";
import { McuCanvas } from "./mcu-canvas.ts";

/** Composes MCUs one by one from flat colours, the photo and overlays, and encodes them. */
export interface Drawing {
  /** Fills a box inside the MCU with the samples of one colour. */
  fill(box: Box, samples: readonly number[]): void;
  /** Decodes the photo's blocks into a box. */
  photo(box: Box, coefficients: Int16Array, at: number): void;
  /** Makes a band the source of the next overlays. */
  open(band: OverlayBand): void;
  /** Only colour of the open band in a cell, as the 32 bits of a pixel; null if there are several. */
  evenWord(cell: Box): number | null;
  /** Blends the part of the open band inside a cell over the MCU. */
  blend(cell: Box): void;
  /**
   * Encodes the MCU into a record. Blocks that show only the photo keep their coefficients.
   * @param count number of alike MCUs that it counts for in the quality of overlays; 0 for MCUs with parts of the photo, which lose
   *   as much as the photo did
   */
  encode(count: number, into: Int16Array, at: number): void;
  /** Quality of the judged MCUs. */
  quality(): OverlayQuality;
}

/** Samples of a component in flat colours with their chosen DC values; the first match counts. */
export function flatsOf(
  flats: readonly PlannedFlat[],
  component: number,
): (readonly [sample: number, level: number])[] {
  return flats.map(({ levels }) => [Math.fround(levels.samples[component]!), levels.levels[component]!]);
}

/** Reference in plain TypeScript. */
export class PlainDrawing implements Drawing {
  readonly #canvas: McuCanvas;
  readonly #coders: readonly BlockCoder[];
  readonly #quality: OverlayQuality;
  #band: OverlayBand | null = null;

  constructor(picture: Picture, grid: McuGrid, flats: readonly PlannedFlat[]) {
    this.#canvas = new McuCanvas(picture, grid);
    this.#quality = new OverlayQuality(picture.components.length);
    this.#coders = picture.components.map(
      ({ quantisation }, component) => new BlockCoder(quantisation, new Map(flatsOf(flats, component).reverse())),
    );
  }

  fill(box: Box, samples: readonly number[]): void {
    this.#canvas.fill(box, samples);
  }

  photo(box: Box, coefficients: Int16Array, at: number): void {
    this.#canvas.photo(box, coefficients, at);
  }

  open(band: OverlayBand): void {
    this.#band = band;
  }

  evenWord(cell: Box): number | null {
    return this.#band?.evenWord(cell) ?? null;
  }

  blend(cell: Box): void {
    this.#band?.blend(cell, this.#canvas);
  }

  encode(count: number, into: Int16Array, at: number): void {
    const own = count === 0 ? null : new OverlayQuality(this.#coders.length);
    this.#canvas.encode(this.#coders, own, into, at);
    if (own !== null) this.#quality.addTimes(own, count);
  }

  quality(): OverlayQuality {
    return this.#quality;
  }
}
