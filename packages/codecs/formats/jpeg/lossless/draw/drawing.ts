import type { Box } from "@matte/engine";
import type { Picture } from "../markers/picture.ts";
import type { PlannedFlat } from "../plan/frame-plan.ts";
import type { McuGrid } from "../blocks/mcu.ts";
import { BlockCoder } from "./block-coder.ts";
import type { InkBand } from "./ink-band.ts";
import { InkQuality } from "./ink-quality.ts";
import { McuCanvas } from "./mcu-canvas.ts";

/** One MCU after another, put together from flat colours, the photo's own pixels and ink, and encoded. */
export interface Drawing {
  /** Fills a box, which lies inside the MCU, with one colour's samples. */
  fill(box: Box, samples: readonly number[]): void;
  /** Decodes the photo's own blocks into a box. */
  photo(box: Box, coefficients: Int16Array, at: number): void;
  /** Takes up the band that ink comes from now. */
  open(band: InkBand): void;
  /** The colour, as the pixels' own 32 bits, that the open band fills a cell with; null where there are several. */
  evenWord(cell: Box): number | null;
  /** Lays the part of the open band that a cell covers over it. */
  layOver(cell: Box): void;
  /**
   * Encodes the MCU over a record. Blocks of nothing but the photo's own pixels keep the coefficients that are there.
   * @param judged whether it counts for the ink's quality; parts of the photo lose as much as the rest of it
   */
  encode(judged: boolean, into: Int16Array, at: number): void;
  /** What the judged MCUs lost. */
  quality(): InkQuality;
}

/** A component's samples of flat colours and the DC values chosen for them: the first that fits counts. */
export function flatsOf(
  flats: readonly PlannedFlat[],
  component: number,
): (readonly [sample: number, level: number])[] {
  return flats.map(({ levels }) => [Math.fround(levels.samples[component]!), levels.levels[component]!]);
}

/** The reference, in plain TypeScript. */
export class PlainDrawing implements Drawing {
  readonly #canvas: McuCanvas;
  readonly #coders: readonly BlockCoder[];
  readonly #quality: InkQuality;
  #band: InkBand | null = null;

  constructor(picture: Picture, grid: McuGrid, flats: readonly PlannedFlat[]) {
    this.#canvas = new McuCanvas(picture, grid);
    this.#quality = new InkQuality(picture.components.length);
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

  open(band: InkBand): void {
    this.#band = band;
  }

  evenWord(cell: Box): number | null {
    return this.#band?.evenWord(cell) ?? null;
  }

  layOver(cell: Box): void {
    this.#band?.layOver(cell, this.#canvas);
  }

  encode(judged: boolean, into: Int16Array, at: number): void {
    this.#canvas.encode(this.#coders, judged ? this.#quality : null, into, at);
  }

  quality(): InkQuality {
    return this.#quality;
  }
}
