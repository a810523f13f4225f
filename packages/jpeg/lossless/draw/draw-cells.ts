import type { Box } from "@matte/engine";
import type { Arena } from "../kernel/arena.ts";
import { KernelDrawing } from "../kernel/kernel-drawing.ts";
import type { FramePlan } from "../plan/frame-plan.ts";
import { BORDERING, GROUND, MIXED, OVERLAID } from "../plan/cells.ts";
import type { LosslessPaint } from "../types.ts";
import { bandsOf } from "./bands.ts";
import { borderingBoxes } from "./bordering-boxes.ts";
import { shared } from "./boxes.ts";
import { drawSmooth } from "./draw-smooth.ts";
import { type Drawing, type Ends, PlainDrawing } from "./drawing.ts";
import { fillTile } from "./drawn-tiles.ts";
import { FlatParts } from "./flat-parts.ts";
import { isClear, OverlayBand } from "./overlay-band.ts";

/** Draws every cell neither kept nor flat: composes its pixels and encodes them as a record. */
export class CellDrawer {
  readonly #plan: FramePlan;
  readonly #paint: LosslessPaint;
  readonly #bands: readonly Box[];
  readonly #drawing: Drawing;
  readonly #arena: Arena | null;

  /** @param arena memory for the drawing kernel; null to draw in plain TypeScript */
  constructor(plan: FramePlan, paint: LosslessPaint, arena: Arena | null) {
    const { picture, grid, mcu } = plan.source;
    this.#plan = plan;
    this.#paint = paint;
    this.#arena = arena;
    const isSmooth = paint.smooth !== undefined && paint.smooth.length > 0;
    this.#bands = [...paint.overlays, ...(isSmooth ? borderingBoxes(plan.cells) : [])].flatMap((box) =>
      bandsOf(box, plan.canvas, mcu),
    );
    const tile = plan.tile?.tile ?? null;
    const maxPixels = this.#bands.reduce((max, { width, height }) => Math.max(max, width * height), 0);
    this.#drawing =
      arena === null
        ? new PlainDrawing(picture, plan.photoBox, grid, plan.flats, tile)
        : new KernelDrawing(arena, picture, plan.photoBox, grid, plan.flats, tile, maxPixels);
  }

  /**
   * @param between called before each band
   * @throws {FallbackError} `overlay-quality` or `grey-photo`
   */
  draw(between: () => void): void {
    this.#drawTile();
    for (const band of this.#bands) {
      between();
      this.#drawBand(band);
    }
    this.#drawMixed();
    drawSmooth(this.#plan, this.#paint.smooth ?? [], this.#arena);
    this.#drawing.quality().check();
  }

  #drawTile(): void {
    const { tile } = this.#plan;
    if (tile === null) return;
    fillTile(this.#plan, tile, (record, ...rest) => this.#drawing.tile(tile.box(record), ...rest));
  }

  #drawMixed(): void {
    const { cells, photoBox, flats } = this.#plan;
    const { kinds } = cells;
    const parts = new FlatParts(cells, flats);
    const alike = new Map<string, number[]>();
    for (let cell = kinds.indexOf(MIXED); cell !== -1; cell = kinds.indexOf(MIXED, cell + 1)) {
      if (shared(photoBox, cells.box(cell)) !== null) {
        this.#drawCell(cell, false);
        continue;
      }
      const name = `${parts.of(cell)} ${this.#plan.tile?.recordAt(cell) ?? ""}`;
      if (alike.get(name)?.push(cell) === undefined) alike.set(name, [cell]);
    }
    for (const group of alike.values()) this.#drawAlike(group);
  }

  #drawBand(box: Box): void {
    const wanted = this.#plan.cells.within(box).filter((cell) => isOverlaid(this.#plan.cells.kinds[cell]!));
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

  /** Finds the record of a one-colour cell: most cells in a caption's box show nothing but background. */
  #evenRecord(cell: number): number | undefined {
    const { cells, photo, words } = this.#plan;
    if (photo.recordOf(cell) !== undefined) return undefined;
    const word = this.#drawing.evenWord(cells.box(cell));
    if (word === null || !isClear(word)) return word === null ? undefined : words.get(word);
    const beneath = cells.beneath(cell);
    return beneath >= 0 ? beneath : undefined;
  }

  /** Draws the first cell for all identical ones: along a stroke there are thousands. */
  #drawAlike(cells: readonly number[]): void {
    const { kinds } = this.#plan.cells;
    const [first] = cells;
    if (first === undefined) return;
    this.#drawCell(first, false, cells.length);
    for (const cell of cells) kinds[cell] = kinds[first]!;
  }

  /** Draws the photo's part of an MCU from its coefficients at `at`. */
  #drawPhoto(part: Box, at: number, overlaid: boolean): void {
    const { coefficients } = this.#plan.records;
    const ends = endsOf(this.#plan, part);
    const isExtended = ends.right || ends.lower;
    this.#drawing.photo(part, coefficients, at, overlaid || isExtended ? "all" : "divided");
    if (isExtended) this.#drawing.extend(part, ends);
  }

  #drawCell(cell: number, overlaid: boolean, count = 1): void {
    const { cells, photo, records, photoBox, flats, tile } = this.#plan;
    const box = cells.box(cell);
    const beneath = cells.beneath(cell);
    const isGround = beneath === GROUND || tile?.has(beneath) === true;
    const end = isGround ? GROUND + 1 : flats.length;
    for (let record = GROUND; record < end; record += 1) {
      const flat = flats[record]!;
      const part = shared(flat.box, box);
      if (part === null) continue;
      if (flat.isGround && tile !== null) this.#drawing.lay(part, tile.box(tile.recordAt(cell)));
      else this.#drawing.fill(part, record);
    }
    const own = photo.recordOf(cell);
    const drawn = own ?? records.add();
    const at = drawn * records.stride;
    const photoPart = shared(photoBox, box);
    if (photoPart !== null && own !== undefined) this.#drawPhoto(photoPart, at, overlaid);
    if (overlaid) this.#drawing.blend(box);
    this.#drawing.encode(photoPart, count, records.coefficients, at);
    cells.kinds[cell] = drawn;
  }
}

function isOverlaid(kind: number): boolean {
  return kind === OVERLAID || kind === BORDERING;
}

/** Edges of the canvas inside an MCU if neither matte nor the photo's own padding follows. */
function endsOf({ cut, canvas, photoBox, source: { mcu } }: FramePlan, part: Box): Ends {
  return {
    right: cut.right && photoBox.x + photoBox.width === canvas.width && part.x + part.width < mcu.width,
    lower: cut.lower && photoBox.y + photoBox.height === canvas.height && part.y + part.height < mcu.height,
  };
}
