import type { Box } from "@matte/engine";
import type { FramePlan } from "../plan/frame-plan.ts";
import { INKED, MIXED } from "../plan/cells.ts";
import type { LosslessPaint } from "../types.ts";
import { bandsOf } from "./bands.ts";
import { BlockCoder } from "./block-coder.ts";
import { shared } from "./boxes.ts";
import { InkBand, isClear } from "./ink-band.ts";
import { InkQuality } from "./ink-quality.ts";
import { McuCanvas } from "./mcu-canvas.ts";

/** Draws every cell that is neither kept nor flat: puts its pixels together and encodes them as a record. */
export class CellDrawer {
  readonly #plan: FramePlan;
  readonly #paint: LosslessPaint;
  readonly #canvas: McuCanvas;
  readonly #coders: readonly BlockCoder[];
  readonly #quality: InkQuality;

  constructor(plan: FramePlan, paint: LosslessPaint) {
    const { picture, grid } = plan.source;
    this.#plan = plan;
    this.#paint = paint;
    this.#canvas = new McuCanvas(picture, grid);
    this.#quality = new InkQuality(picture.components.length);
    this.#coders = picture.components.map(({ quantisation }, component) => {
      const flats = plan.flats.map(
        ({ levels }) => [Math.fround(levels.samples[component]!), levels.levels[component]!] as const,
      );
      return new BlockCoder(quantisation, new Map(flats.toReversed()));
    });
  }

  /**
   * Draws all cells.
   * @param between called between bands
   * @throws {Refused} `ink-quality` or `grey-photo`
   */
  draw(between: () => void): void {
    const { canvas, source, cells } = this.#plan;
    for (const box of this.#paint.inked) {
      for (const band of bandsOf(box, canvas, source.mcu)) {
        between();
        this.#drawBand(band);
      }
    }
    cells.kinds.forEach((kind, cell) => {
      if (kind === MIXED) this.#drawCell(cell, null);
    });
    this.#quality.check();
  }

  #drawBand(box: Box): void {
    const wanted = this.#plan.cells.within(box).filter((cell) => this.#plan.cells.kinds[cell] === INKED);
    if (wanted.length === 0) return;
    const band = new InkBand(box, this.#paint.draw(box));
    if (this.#plan.source.picture.colour === "grey") band.refuseColours();
    for (const cell of wanted) this.#drawInked(cell, band);
  }

  #drawInked(cell: number, band: InkBand): void {
    const record = this.#evenRecord(cell, band);
    if (record === undefined) this.#drawCell(cell, band);
    else this.#plan.cells.kinds[cell] = record;
  }

  /** Most cells of a caption's box are nothing but ground, painted or left as it is. */
  #evenRecord(cell: number, band: InkBand): number | undefined {
    const { cells, photo, words } = this.#plan;
    if (photo.recordOf(cell) !== undefined) return undefined;
    const word = band.evenWord(cells.box(cell));
    if (word === null || !isClear(word)) return word === null ? undefined : words.get(word);
    const beneath = cells.beneath(cell);
    return beneath >= 0 ? beneath : undefined;
  }

  #drawCell(cell: number, band: InkBand | null): void {
    const { cells, photo, records, photoBox, flats } = this.#plan;
    const box = cells.box(cell);
    for (const flat of flats) {
      const part = shared(flat.box, box);
      if (part !== null) this.#canvas.fill(part, flat.levels.samples);
    }
    const own = photo.recordOf(cell);
    const record = own ?? records.add();
    const at = record * records.stride;
    const photoPart = shared(photoBox, box);
    if (photoPart !== null && own !== undefined) this.#canvas.photo(photoPart, records.coefficients, at);
    band?.layOver(box, this.#canvas);
    this.#canvas.encode(this.#coders, photoPart === null ? this.#quality : null, records.coefficients, at);
    cells.kinds[cell] = record;
  }
}
