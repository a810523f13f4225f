import type { Box } from "@matte/engine";
import type { McuGrid } from "../blocks/mcu.ts";
import { shared } from "../draw/boxes.ts";
import { MIXES } from "../draw/colour-transform.ts";
import { type Drawing, flatsOf } from "../draw/drawing.ts";
import type { OverlayBand } from "../draw/overlay-band.ts";
import { OverlayQuality } from "../draw/overlay-quality.ts";
import { McuCanvas } from "../draw/mcu-canvas.ts";
import type { Picture } from "../markers/picture.ts";
import type { PlannedFlat } from "../plan/frame-plan.ts";
import type { Arena } from "./arena.ts";
import { putCoder } from "./coder.ts";
import type { JpegKernel } from "./jpeg-kernel.ts";

/** Sizes of the structures of kernels/jpeg/draw.ts, bytes. */
const COMPONENT_BYTES = 16;
const BLOCK_BYTES = 20;
const SAMPLES_BYTES = 512;
const QUALITY_BYTES = 16;

/** {@link PlainDrawing} in a kernel. Nothing else may be allocated in the arena while it is in use. */
export class KernelDrawing implements Drawing {
  readonly #kernel: JpegKernel;
  readonly #grid: McuGrid;
  readonly #canvas: McuCanvas;
  readonly #components: number;
  readonly #componentsEnd: number;
  readonly #blocks: number;
  readonly #blocksEnd: number;
  readonly #mixes: number;
  readonly #own: number;
  readonly #samples: number;
  readonly #errorsAt: number;
  /** Squared errors and samples of the last MCU, by component. */
  readonly #errors: Float64Array;
  readonly #quality: OverlayQuality;
  readonly #record: Int16Array;
  readonly #pixelsAt: number;
  readonly #pixels: Uint8Array;
  #band: Box = { x: 0, y: 0, width: 0, height: 0 };

  /** @param maxPixels of a band */
  constructor(arena: Arena, picture: Picture, grid: McuGrid, flats: readonly PlannedFlat[], maxPixels: number) {
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
    this.#own = arena.take(area);
    this.#samples = arena.take(SAMPLES_BYTES);
    this.#errorsAt = arena.put(new Uint8Array(picture.components.length * QUALITY_BYTES));
    const record = arena.take(grid.blocks.length * 128);
    this.#pixelsAt = arena.take(maxPixels * 4);
    // Views are created last because allocations move the memory.
    const { buffer } = kernel.memory;
    this.#errors = new Float64Array(buffer, this.#errorsAt, picture.components.length * 2);
    this.#quality = new OverlayQuality(picture.components.length);
    this.#record = new Int16Array(buffer, record, grid.blocks.length * 64);
    this.#pixels = arena.bytes(this.#pixelsAt, maxPixels * 4);
    this.#canvas = new McuCanvas(picture, grid, {
      planes: planes.map((at) => new Float32Array(buffer, at, area)),
      own: arena.bytes(this.#own, area),
    });
  }

  fill(box: Box, samples: readonly number[]): void {
    this.#canvas.fill(box, samples);
  }

  photo(box: Box, coefficients: Int16Array, at: number): void {
    this.#canvas.photo(box, coefficients, at);
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
    return even ? new DataView(this.#kernel.memory.buffer).getUint32(at, true) : null;
  }

  blend(cell: Box): void {
    const area = shared(cell, this.#band);
    if (area === null) return;
    const place = (area.y + this.#band.y - cell.y) * cell.width + area.x + this.#band.x - cell.x;
    const across = this.#grid.size.width;
    const rest = [this.#components, this.#componentsEnd, this.#mixes, this.#own] as const;
    this.#kernel.blend(this.#at(area), this.#band.width * 4, area.width, area.height, place, across, ...rest);
  }

  encode(count: number, into: Int16Array, at: number): void {
    const record = this.#record;
    record.set(into.subarray(at, at + record.length));
    const [samples, quality] = [this.#samples, count === 0 ? 0 : this.#errorsAt];
    const { width } = this.#grid.size;
    const to = record.byteOffset;
    this.#kernel.drawMcu(this.#blocks, this.#blocksEnd, this.#components, width, this.#own, samples, to, quality);
    into.set(record, at);
    if (count > 0) this.#judge(count);
  }

  /** Moves the errors of the last MCU to the sum of all. */
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

function putComponents(
  arena: Arena,
  picture: Picture,
  flats: readonly PlannedFlat[],
  planes: readonly number[],
): number {
  const words = picture.components.flatMap(({ quantisation }, component) => {
    const table = flatTable(flatsOf(flats, component));
    const at = arena.put(table);
    return [planes[component]!, putCoder(arena, quantisation), at, at + table.byteLength];
  });
  return arena.put(Int32Array.from(words));
}

/** Flat colours, each a sample as f64, a level in 32 bits and 32 unused bits. */
function flatTable(flats: readonly (readonly [number, number])[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(flats.length * 16));
  flats.forEach(([sample, level], n) => {
    view.setFloat64(n * 16, sample, true);
    view.setInt32(n * 16 + 8, level, true);
  });
  return new Uint8Array(view.buffer);
}

/** Blocks, each with its component, the place of its first pixel in the MCU, and the pixels per sample. */
function blockWords({ blocks, steps }: McuGrid): Int32Array {
  const words = blocks.flatMap(({ component, column, row }) => {
    const { width, height } = steps[component]!;
    return [component, column * 8 * width, row * 8 * height, width, height];
  });
  return Int32Array.from(words);
}
