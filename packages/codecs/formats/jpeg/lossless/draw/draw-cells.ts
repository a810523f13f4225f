import type { Box } from "@matte/engine";
import type { Arena } from "../kernel/arena.ts";
import { KernelDrawing } from "../kernel/kernel-drawing.ts";
import type { FramePlan } from "../plan/frame-plan.ts";
import { MIXED, OVERLAID } from "../plan/cells.ts";
import type { LosslessPaint } from "../types.ts";
import { bandsOf } from "./bands.ts";
import { shared } from "./boxes.ts";
import { type Drawing, PlainDrawing } from "./drawing.ts";
import { isClear, OverlayBand } from "./overlay-band.ts";

/** Draws every cell that is neither kept nor flat: composes its pixels and encodes them as a record. */
export class CellDrawer {
  readonly #plan: FramePlan;
  readonly #paint: LosslessPaint;
  readonly #bands: readonly Box[];
  readonly #drawing: Drawing;

  /** @param arena memory of the kernel that draws; null to draw in plain TypeScript */
  constructor(plan: FramePlan, paint: LosslessPaint, arena: Arena | null) {
    const { picture, grid, mcu } = plan.source;
    this.#plan = plan;
    this.#paint = paint;
    this.#bands = paint.overlays.flatMap((box) => bandsOf(box, plan.canvas, mcu));
    const maxPixels = this.#bands.reduce((max, { width, height }) => Math.max(max, width * height), 0);
    this.#drawing =
      arena === null
        ? new PlainDrawing(picture, plan.photoBox, grid, plan.flats)
        : new KernelDrawing(arena, picture, plan.photoBox, grid, plan.flats, maxPixels);
  }

  /**
   * Draws all cells.
   * @param between called before each band
   * @throws {FallbackError} `overlay-quality` or `grey-photo`
   */
  draw(between: () => void): void {
    for (const band of this.#bands) {
      between();
      this.#drawBand(band);
    }
    const { kinds } = this.#plan.cells;
    const alike = new Map<string, number[]>();
    for (let cell = 0; cell < kinds.length; cell += 1) {
      if (kinds[cell] !== MIXED) continue;
      const parts = this.#flatParts(cell);
      if (parts === null) this.#drawCell(cell, false);
      else if (alike.get(parts)?.push(cell) === undefined) alike.set(parts, [cell]);
    }
    for (const cells of alike.values()) this.#drawAlike(cells);
    this.#drawing.quality().check();
  }

  #drawBand(box: Box): void {
    const wanted = this.#plan.cells.within(box).filter((cell) => this.#plan.cells.kinds[cell] === OVERLAID);
    if (wanted.length === 0) return;
    const band = new OverlayBand(box, this.#paint.draw(box));
    if (this.#plan.source.picture.colour === "grey") band.checkGrey();
    this.#drawing.open(band);
    for (const cell of wanted) this.#drawOverlaid(cell);
  }

  #drawOverlaid(cell: number): void {
    const record = this.#evenRecord(cell);
    if (record === undefined) this.#drawCell(cell, true);
    else this.#plan.cells.kinds[cell] = record;
  }

  /** Record of a cell of one colour: most cells of a caption's box show nothing but background. */
  #evenRecord(cell: number): number | undefined {
    const { cells, photo, words } = this.#plan;
    if (photo.recordOf(cell) !== undefined) return undefined;
    const word = this.#drawing.evenWord(cells.box(cell));
    if (word === null || !isClear(word)) return word === null ? undefined : words.get(word);
    const beneath = cells.beneath(cell);
    return beneath >= 0 ? beneath : undefined;
  }

  /** The flat areas of a cell with their places in it; null for a cell with parts of the photo. */
  #flatParts(cell: number): string | null {
    const { cells, photoBox, flats } = this.#plan;
    const box = cells.box(cell);
    if (shared(photoBox, box) !== null) return null;
    const parts = flats.map(({ box: flat }) => {
      const part = shared(flat, box);
      return part === null ? "" : `${part.x},${part.y},${part.width},${part.height}`;
    });
    return parts.join(" ");
  }

  /** Draws the first of cells that show the same, for all: along a stroke there are thousands. */
  #drawAlike(cells: readonly number[]): void {
    const { kinds } = this.#plan.cells;
    const [first] = cells;
    if (first === undefined) return;
    this.#drawCell(first, false, cells.length);
    for (const cell of cells) kinds[cell] = kinds[first]!;
  }

  #drawCell(cell: number, overlaid: boolean, count = 1): void {
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
    if (photoPart !== null && own !== undefined)
      this.#drawing.photo(photoPart, records.coefficients, at, overlaid ? "all" : "divided");
    if (overlaid) this.#drawing.blend(box);
    this.#drawing.encode(photoPart, count, records.coefficients, at);
    cells.kinds[cell] = record;
  }
}
