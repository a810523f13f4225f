import type { Box } from "@matte/engine";
import type { Picture } from "../markers/picture.ts";
import { GROUND } from "../plan/cells.ts";
import type { PlannedFlat } from "../plan/frame-plan.ts";
import type { McuGrid } from "../blocks/mcu.ts";
import { BlockCoder } from "./block-coder.ts";
import type { MatteTile } from "../types.ts";
import { paletteSamples } from "./colour-transform.ts";
import type { OverlayBand } from "./overlay-band.ts";
import { OverlayQuality } from "./overlay-quality.ts";
import { McuCanvas, type PhotoBlocks } from "./mcu-canvas.ts";
import { edgeBlocks, partName } from "./photo-edges.ts";

/** Edges at which the framed picture ends with the photo. */
export interface Ends {
  readonly right: boolean;
  readonly lower: boolean;
}

/** Composes MCUs one by one from flat colours, the photo and overlays, and encodes them. */
export interface Drawing {
  /** Fills a box inside the MCU with a flat area's colour. @param flat its record */
  fill(box: Box, flat: number): void;
  /** Fills a box inside the MCU with the matte's tile. @param mcu the MCU's pixels in the tile */
  lay(box: Box, mcu: Box): void;
  /**
   * Encodes MCUs of the matte's tile, from one on to the right, into consecutive records. They do not count in overlay quality: they
   * would hide what letters lose.
   */
  tile(mcu: Box, count: number, into: Int16Array, at: number, least: number): void;
  /**
   * Decodes the photo's blocks into a box.
   * @param which `divided` if only the photo's edges are drawn: the other blocks keep their coefficients
   */
  photo(box: Box, coefficients: Int16Array, at: number, which: PhotoBlocks): void;
  /** Repeats the last pixels of the photo's box up to the MCU's right or lower edge. */
  extend(box: Box, to: Ends): void;
  /** Selects the band for the next overlays. */
  open(band: OverlayBand): void;
  /** The open band's only colour in a cell, as a 32-bit pixel; null for several colours. */
  evenWord(cell: Box): number | null;
  /** Blends the open band inside a cell over the MCU. */
  blend(cell: Box): void;
  /**
   * Encodes the MCU into a record. Photo-only blocks keep their coefficients.
   * @param photo area with the photo; null for none. MCUs with one do not count in overlay quality: they lose as much as the photo
   * did
   * @param count identical MCUs this one stands for
   * @param least AC coefficients below this many steps become 0; absent for rounding alone
   */
  encode(photo: Box | null, count: number, into: Int16Array, at: number, least?: number): void;
  quality(): OverlayQuality;
}

/** A component's flat samples with their chosen DC values; the first match counts. */
export function flatsOf(
  flats: readonly PlannedFlat[],
  component: number,
): (readonly [sample: number, level: number])[] {
  return flats.map(({ levels }) => [Math.fround(levels.samples[component]!), levels.levels[component]!]);
}

/** Components in which a tile differs from its background: brightness is the first alone. */
export function tileComponents(tile: MatteTile | null, { colour, components }: Picture): number {
  return tile?.isBrightness === true && colour === "ycc" ? 1 : components.length;
}

/** Reference in plain TypeScript. */
export class PlainDrawing implements Drawing {
  readonly #canvas: McuCanvas;
  readonly #coders: readonly BlockCoder[];
  readonly #edges: ReturnType<typeof edgeBlocks>;
  readonly #quality: OverlayQuality;
  readonly #tile: MatteTile | null;
  /** 256 samples for each component in which the tile differs from its background. */
  readonly #tileSamples: Float32Array;
  readonly #tileComponents: number;
  readonly #flats: readonly PlannedFlat[];
  readonly #components: number;
  /** Values per record. */
  readonly #stride: number;
  #band: OverlayBand | null = null;

  constructor(picture: Picture, photo: Box, grid: McuGrid, flats: readonly PlannedFlat[], tile: MatteTile | null) {
    this.#tile = tile;
    this.#tileComponents = tileComponents(tile, picture);
    this.#flats = flats;
    const samples = tile && paletteSamples(picture.colour, tile.palette);
    this.#tileSamples = samples?.subarray(0, 256 * this.#tileComponents) ?? new Float32Array();
    this.#components = picture.components.length;
    this.#stride = 64 * grid.blocks.length;
    this.#edges = edgeBlocks(photo, grid, flats);
    this.#canvas = new McuCanvas(picture, grid);
    this.#quality = new OverlayQuality(picture.components.length);
    this.#coders = picture.components.map(
      ({ quantisation }, component) => new BlockCoder(quantisation, new Map(flatsOf(flats, component).reverse())),
    );
  }

  fill(box: Box, flat: number): void {
    this.#canvas.fill(box, this.#flats[flat]!.levels.samples);
  }

  lay(box: Box, mcu: Box): void {
    if (this.#tileComponents < this.#components) this.fill(box, GROUND);
    if (this.#tile === null) return;
    const { indices, size } = this.#tile;
    const row = (y: number): Uint8Array =>
      indices.subarray((mcu.y + y) * size.width + mcu.x, (mcu.y + y + 1) * size.width);
    this.#canvas.lay(box, row, this.#tileSamples);
  }

  tile(mcu: Box, count: number, into: Int16Array, at: number, least: number): void {
    const { width, height } = mcu;
    for (let n = 0; n < count; n += 1) {
      this.lay({ x: 0, y: 0, width, height }, { ...mcu, x: mcu.x + n * width });
      this.#canvas.encode(this.#coders, null, null, into, at + n * this.#stride, least);
    }
  }

  photo(box: Box, coefficients: Int16Array, at: number, which: PhotoBlocks): void {
    this.#canvas.photo(box, coefficients, at, which);
  }

  extend(box: Box, to: Ends): void {
    this.#canvas.extend(box, to);
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

  encode(photo: Box | null, count: number, into: Int16Array, at: number, least = 0): void {
    const own = photo === null ? new OverlayQuality(this.#coders.length) : null;
    const edges = (photo && this.#edges.get(partName(photo))) ?? null;
    this.#canvas.encode(this.#coders, edges, own, into, at, least);
    if (own !== null) this.#quality.addTimes(own, count);
  }

  quality(): OverlayQuality {
    return this.#quality;
  }
}
