import type { Box, Size } from "@matte/engine";
import { BASIS } from "../blocks/inverse-dct.ts";
import type { McuGrid } from "../blocks/mcu.ts";
import { shared } from "../draw/boxes.ts";
import { MIXES, paletteSamples } from "../draw/colour-transform.ts";
import { type Drawing, type Ends, tileComponents } from "../draw/drawing.ts";
import type { OverlayBand } from "../draw/overlay-band.ts";
import { OverlayQuality } from "../draw/overlay-quality.ts";
import { McuCanvas, type PhotoBlocks } from "../draw/mcu-canvas.ts";
import { edgeBlocks, partName } from "../draw/photo-edges.ts";
import type { Picture } from "../markers/picture.ts";
import { GROUND } from "../plan/cells.ts";
import type { PlannedFlat } from "../plan/frame-plan.ts";
import type { MatteTile } from "../types.ts";
import type { Arena } from "./arena.ts";
import { blockWords, putComponents, putEdges } from "./drawing-tables.ts";
import type { JpegKernel } from "./jpeg-kernel.ts";

/** Structure sizes in kernels/jpeg/draw.ts, bytes. */
const COMPONENT_BYTES = 20;
const BLOCK_BYTES = 20;
const SAMPLES_BYTES = 1024;
const QUALITY_BYTES = 16;

/** A tile's indices in memory, with the pixels of a row, and the samples of its palette. */
interface PlacedTile {
  readonly at: number;
  readonly width: number;
  readonly tables: number;
}

/** {@link PlainDrawing} in a kernel. Allocate nothing else in the arena while it is in use. */
export class KernelDrawing implements Drawing {
  readonly #kernel: JpegKernel;
  readonly #grid: McuGrid;
  readonly #canvas: McuCanvas;
  readonly #components: number;
  readonly #componentsEnd: number;
  readonly #blocks: number;
  readonly #blocksEnd: number;
  readonly #mixes: number;
  /** Edge block addresses by {@link partName}. */
  readonly #edges: ReadonlyMap<string, number>;
  readonly #own: number;
  readonly #samples: number;
  readonly #basis: number;
  readonly #errorsAt: number;
  /** The last MCU's squared errors and samples, by component. */
  readonly #errors: Float64Array;
  readonly #quality: OverlayQuality;
  readonly #record: Int16Array;
  readonly #pixelsAt: number;
  readonly #pixels: Uint8Array;
  /** All memory. */
  readonly #words: Uint32Array;
  readonly #tile: PlacedTile;
  /** End of the components in which the tile differs from its background. */
  readonly #tileEnd: number;
  /** Memory for the records of the tile's row; 0 where the kernel draws them one by one. */
  readonly #tileRow: number;
  #band: Box = { x: 0, y: 0, width: 0, height: 0 };

  /** @param tile of the matte, null for one colour @param maxPixels largest band, pixels */
  constructor(
    arena: Arena,
    picture: Picture,
    photo: Box,
    grid: McuGrid,
    flats: readonly PlannedFlat[],
    tile: MatteTile | null,
    maxPixels: number,
  ) {
    const { kernel } = arena;
    this.#kernel = kernel;
    this.#grid = grid;
    const area = grid.size.width * grid.size.height;
    const planes = picture.components.map(() => arena.take(area * 4));
    this.#components = putComponents(arena, picture, flats, planes);
    this.#componentsEnd = this.#components + picture.components.length * COMPONENT_BYTES;
    this.#blocks = arena.put(blockWords(grid));
    this.#blocksEnd = this.#blocks + grid.blocks.length * BLOCK_BYTES;
    const mixes = MIXES[picture.colour].flatMap(({ red, green, blue, offset }) => [red, green, blue, offset]);
    this.#mixes = arena.put(Float64Array.from(mixes));
    const edges = edgeBlocks(photo, grid, flats);
    this.#edges = new Map(Array.from(edges, ([name, parts]) => [name, putEdges(arena, parts)]));
    this.#own = arena.take(area);
    this.#samples = arena.take(SAMPLES_BYTES);
    this.#basis = arena.put(BASIS);
    this.#errorsAt = arena.put(new Uint8Array(picture.components.length * QUALITY_BYTES));
    const record = arena.take(grid.blocks.length * 128);
    this.#tile = tile === null ? { at: 0, width: 0, tables: 0 } : placed(arena, tile, picture);
    this.#tileEnd = this.#components + tileComponents(tile, picture) * COMPONENT_BYTES;
    const isMixed = ({ component }: { readonly component: number }): boolean =>
      component < tileComponents(tile, picture);
    const isSubsampled = grid.blocks.filter(isMixed).some(({ component }) => isSmaller(grid.steps[component]!));
    this.#tileRow =
      tile === null || isSubsampled ? 0 : arena.take((tile.size.width / grid.size.width) * grid.blocks.length * 128);
    this.#pixelsAt = arena.take(maxPixels * 4);
    // Views are created last because allocations move the memory.
    const { buffer } = kernel.memory;
    this.#errors = new Float64Array(buffer, this.#errorsAt, picture.components.length * 2);
    this.#quality = new OverlayQuality(picture.components.length);
    this.#record = new Int16Array(buffer, record, grid.blocks.length * 64);
    this.#words = new Uint32Array(buffer);
    this.#pixels = arena.bytes(this.#pixelsAt, maxPixels * 4);
    this.#canvas = new McuCanvas(picture, grid, {
      planes: planes.map((at) => new Float32Array(buffer, at, area)),
      own: arena.bytes(this.#own, area),
    });
  }

  fill({ x, y, width, height }: Box, flat: number): void {
    const parts = [this.#components, this.#componentsEnd, this.#grid.size.width, this.#own] as const;
    this.#kernel.fill(...parts, x, y, x + width, y + height, flat);
  }

  photo({ x, y, width, height }: Box, coefficients: Int16Array, at: number, which: PhotoBlocks): void {
    const record = this.#record;
    record.set(coefficients.subarray(at, at + record.length));
    const parts = [this.#blocks, this.#blocksEnd, this.#components, this.#grid.size.width, this.#own] as const;
    const block = [this.#samples, record.byteOffset, this.#basis] as const;
    this.#kernel.drawPhoto(...parts, ...block, x, y, x + width, y + height, Number(which === "all"));
  }

  extend(box: Box, to: Ends): void {
    this.#canvas.extend(box, to);
  }

  open({ box, pixels }: OverlayBand): void {
    this.#pixels.set(pixels);
    this.#band = box;
  }

  evenWord(cell: Box): number | null {
    const area = shared(cell, this.#band);
    if (area === null) return null;
    const at = this.#at(area);
    const even = this.#kernel.isEven(at, this.#band.width * 4, area.width, area.height) !== 0;
    return even ? this.#words[at / 4]! : null;
  }

  blend(cell: Box): void {
    const area = shared(cell, this.#band);
    if (area === null) return;
    const place = (area.y + this.#band.y - cell.y) * cell.width + area.x + this.#band.x - cell.x;
    const rest = [this.#components, this.#componentsEnd, this.#mixes, this.#own] as const;
    const { width } = this.#band;
    this.#kernel.blend(this.#at(area), width * 4, area.width, area.height, place, this.#grid.size.width, ...rest);
  }

  lay(box: Box, mcu: Box): void {
    const { at, width, tables } = this.#tile;
    const start = at + (mcu.y + box.y) * width + mcu.x + box.x;
    if (this.#tileEnd < this.#componentsEnd) this.fill(box, GROUND);
    const rest = [this.#components, this.#tileEnd, tables, this.#own] as const;
    this.#kernel.layTile(start, width, box.width, box.height, box.y * mcu.width + box.x, mcu.width, ...rest);
  }

  tile(mcu: Box, count: number, into: Int16Array, at: number, least: number): void {
    const { width, height } = mcu;
    const stride = this.#record.length;
    if (this.#tileRow > 0) return this.#drawTile(mcu, count, into.subarray(at, at + count * stride), least);
    for (let n = 0; n < count; n += 1) {
      this.lay({ x: 0, y: 0, width, height }, { ...mcu, x: mcu.x + n * width });
      this.encode(null, 0, into, at + n * stride, least);
    }
  }

  #drawTile({ x, y, width }: Box, count: number, into: Int16Array, least: number): void {
    const { at, width: across, tables } = this.#tile;
    const indices = [at + y * across + x, across, count, width] as const;
    const parts = [this.#blocks, this.#blocksEnd, this.#components, this.#tileEnd, tables, this.#samples] as const;
    this.#kernel.drawTile(...indices, ...parts, this.#tileRow, least);
    into.set(new Int16Array(this.#record.buffer, this.#tileRow, into.length));
  }

  encode(photo: Box | null, count: number, into: Int16Array, at: number, least = 0): void {
    const record = this.#record;
    // Without a photo every block is replaced.
    if (photo !== null) record.set(into.subarray(at, at + record.length));
    const parts = [this.#blocks, this.#blocksEnd, this.#components, this.#grid.size.width, this.#own] as const;
    const edges = (photo && this.#edges.get(partName(photo))) ?? 0;
    const isJudged = photo === null && count > 0;
    const quality = isJudged ? this.#errorsAt : 0;
    this.#kernel.drawMcu(...parts, this.#samples, record.byteOffset, quality, edges, least);
    into.set(record, at);
    if (isJudged) this.#judge(count);
  }

  /** Adds the last MCU's errors to the sum. */
  #judge(count: number): void {
    for (let n = 0; n < this.#errors.length; n += 2) {
      this.#quality.add(n / 2, this.#errors[n]! * count, this.#errors[n + 1]! * count);
    }
    this.#errors.fill(0);
  }

  quality(): OverlayQuality {
    return this.#quality;
  }

  /** Address of an area's first pixel. */
  #at({ x, y }: Box): number {
    return this.#pixelsAt + (y * this.#band.width + x) * 4;
  }
}

function placed(arena: Arena, tile: MatteTile, { colour }: Picture): PlacedTile {
  const tables = arena.put(paletteSamples(colour, tile.palette));
  return { at: arena.put(tile.indices), width: tile.size.width, tables };
}

function isSmaller({ width, height }: Size): boolean {
  return width > 1 || height > 1;
}
