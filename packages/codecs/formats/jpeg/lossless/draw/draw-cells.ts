import type { Box } from "@matte/engine";
import type { Arena } from "../kernel/arena.ts";
import { KernelDrawing } from "../kernel/kernel-drawing.ts";
import type { FramePlan } from "../plan/frame-plan.ts";
import { INKED, MIXED } from "../plan/cells.ts";
import type { LosslessPaint } from "../types.ts";
import { bandsOf } from "./bands.ts";
import { shared } from "./boxes.ts";
import { type Drawing, PlainDrawing } from "./drawing.ts";
import { InkBand, isClear } from "./ink-band.ts";

/** Draws every cell that is neither kept nor flat: puts its pixels together and encodes them as a record. */
export class CellDrawer {
  readonly #plan: FramePlan;
  readonly #paint: LosslessPaint;
  readonly #bands: readonly Box[];
  readonly #drawing: Drawing;

  /** @param arena of the kernel that draws; null where plain TypeScript has to do it */
  constructor(plan: FramePlan, paint: LosslessPaint, arena: Arena | null) {
    const { picture, grid, mcu } = plan.source;
    this.#plan = plan;
    this.#paint = paint;
    this.#bands = paint.inked.flatMap((box) => bandsOf(box, plan.canvas, mcu));
    const mostPixels = this.#bands.reduce((most, { width, height }) => Math.max(most, width * height), 0);
    this.#drawing =
      arena === null
        ? new PlainDrawing(picture, grid, plan.flats)
        : new KernelDrawing(arena, picture, grid, plan.flats, mostPixels);
  }

  /**
   * Draws all cells.
   * @param between called between bands
   * @throws {FallbackError} `ink-quality` or `grey-photo`
   */
  draw(between: () => void): void {
    for (const band of this.#bands) {
      between();
      this.#drawBand(band);
    }
    const { kinds } = this.#plan.cells;
    for (let cell = 0; cell < kinds.length; cell += 1) if (kinds[cell] === MIXED) this.#drawCell(cell, false);
    this.#drawing.quality().check();
  }

  #drawBand(box: Box): void {
    const wanted = this.#plan.cells.within(box).filter((cell) => this.#plan.cells.kinds[cell] === INKED);
    if (wanted.length === 0) return;
    const band = new InkBand(box, this.#paint.draw(box));
    if (this.#plan.source.picture.colour === "grey") band.refuseColours();
    this.#drawing.open(band);
    for (const cell of wanted) this.#drawInked(cell);
  }

  #drawInked(cell: number): void {
    const record = this.#evenRecord(cell);
    if (record === undefined) this.#drawCell(cell, true);
    else this.#plan.cells.kinds[cell] = record;
  }

  /** Most cells of a caption's box are nothing but ground, painted or left as it is. */
  #evenRecord(cell: number): number | undefined {
    const { cells, photo, words } = this.#plan;
    if (photo.recordOf(cell) !== undefined) return undefined;
    const word = this.#drawing.evenWord(cells.box(cell));
    if (word === null || !isClear(word)) return word === null ? undefined : words.get(word);
    const beneath = cells.beneath(cell);
    return beneath >= 0 ? beneath : undefined;
  }

  #drawCell(cell: number, inked: boolean): void {
    const { cells, photo, records, photoBox, flats } = this.#plan;
    const box = cells.box(cell);
    for (const flat of flats) {
      const part = shared(flat.box, box);
      if (part !== null) this.#drawing.fill(part, flat.levels.samples);
    }
    const own = photo.recordOf(cell);
    const record = own ?? records.add();
    const at = record * records.stride;
    const photoPart = shared(photoBox, box);
    if (photoPart !== null && own !== undefined) this.#drawing.photo(photoPart, records.coefficients, at);
    if (inked) this.#drawing.layOver(box);
    this.#drawing.encode(photoPart === null, records.coefficients, at);
    cells.kinds[cell] = record;
  }
}
