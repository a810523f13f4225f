/** TIFFs whose tiles are JPEGs (technical note 2): one JPEG of the same coefficients, in the order of its own rows. */
import { join } from "@matte/pixels/bytes";
import { BitWriter } from "../lossless/bits/bit-writer.ts";
import { BytesOut } from "../lossless/bits/bytes-out.ts";
import { type McuGrid, mcuGrid } from "../lossless/blocks/mcu.ts";
import { damaged, orFallback } from "../lossless/fallback.ts";
import { STANDARD_TABLES } from "../lossless/huffman/standard-tables.ts";
import { writeHeader } from "../lossless/markers/write-header.ts";
import { type LosslessSource, openLossless } from "../lossless/open.ts";
import { assemble } from "../lossless/photo/assemble.ts";
import { CoefficientPlaces } from "../lossless/photo/coefficients.ts";
import { codesOf, type ComponentTables } from "../lossless/splice/coding-tables.ts";
import { HuffmanSink } from "../lossless/splice/huffman-sink.ts";
import { McuEncoder } from "../lossless/splice/mcu-encoder.ts";
import { EOI, SOI } from "@matte/pixels/segments";
import { serialised } from "../app-segments.ts";
import { colourSegments, tablesIn } from "./jpeg-parts.ts";
import { type TiledJpeg, LONGEST_SIDE, MAX_JPEG_PIXELS } from "./types.ts";

/**
 * Codes the coefficients of a picture's tiles, or strips, again. Nothing is decoded to samples.
 * @returns null if the tiles are damaged, or differ in more than their data and Huffman tables
 */
export function joinedTiles(tiff: TiledJpeg): Uint8Array<ArrayBuffer> | null {
  const joined = orFallback(() => joinTiles(tiff));
  return "fallbackReason" in joined ? null : joined;
}

function joinTiles(tiff: TiledJpeg): Uint8Array<ArrayBuffer> {
  const { size, tile, tiles } = tiff;
  const shared = tiff.tables === null ? [] : tablesIn(tiff.tables).map(serialised);
  const open = tileOpener(tiff, join([Uint8Array.of(0xff, SOI), ...shared]));
  const first = open(0);
  const grid = mcuGrid(size, first.picture.components);
  const across = Math.ceil(size.width / tile.width);
  checkExtent(tiff, first, across);
  const tables = first.picture.components.map((_, component) => standardTables(component));
  const out = new BytesOut(tiles.reduce((sum, { length }) => sum + length, 0) + 2 ** 14);
  writeHeader(out, { size, metadata: colourSegments(tiff), components: first.picture.components, tables });
  const writer = new BitWriter(out);
  const encoder = new McuEncoder(grid.blocks, first.components, new HuffmanSink(writer, codesOf(tables)));
  for (let start = 0; start < tiles.length; start += across) {
    const row = Array.from({ length: across }, (_, n) => open(start + n));
    encodeRow(encoder, row, grid, (start / across) * (tile.height / grid.size.height));
  }
  writer.finish();
  out.write([0xff, EOI]);
  return out.done();
}

/** Opens tiles by number, each coded like the first. */
function tileOpener({ tiles, tile, colours, size }: TiledJpeg, head: Uint8Array): (index: number) => LosslessSource {
  let coding: string | null = null;
  const across = Math.ceil(size.width / tile.width);
  return (index) => {
    const source = openLossless(join([head, (tiles[index] ?? new Uint8Array()).subarray(2)]));
    if ("fallbackReason" in source) throw damaged(source.detail);
    // The last strip is as high as the rows left for it, all tiles are whole.
    const left = size.height - Math.floor(index / across) * tile.height;
    const isWhole = source.width === tile.width && [tile.height, left].includes(source.height);
    if (!isWhole || source.components !== colours) throw damaged("a tile of another size");
    coding ??= codingOf(source);
    if (codingOf(source) !== coding) throw damaged("a tile coded otherwise");
    return source;
  };
}

/** Sampling and quantisation, which all tiles share. */
function codingOf({ picture }: LosslessSource): string {
  return picture.components.map(({ h, v, quantisation }) => [h, v, ...quantisation].join()).join(";");
}

function checkExtent({ size, tile, tiles }: TiledJpeg, { mcu }: LosslessSource, across: number): void {
  const { width, height } = size;
  const down = Math.ceil(height / tile.height);
  if (Math.max(width, height) > LONGEST_SIDE || width * height > MAX_JPEG_PIXELS) throw damaged("a huge picture");
  if (tiles.length !== across * down) throw damaged("missing tiles");
  const fits = (across === 1 || tile.width % mcu.width === 0) && (down === 1 || tile.height % mcu.height === 0);
  if (!fits) throw damaged("tiles off the grid of blocks");
}

function standardTables(component: number): ComponentTables {
  const kind = component === 0 ? 0 : 1;
  const [dc, ac] = [STANDARD_TABLES.dc[kind], STANDARD_TABLES.ac[kind]];
  if (!dc || !ac) throw damaged("no standard table");
  return { dc, ac };
}

/** Encodes a row of tiles, without what they have beyond the picture. @param top the row's first MCU row */
function encodeRow(encoder: McuEncoder, row: readonly LosslessSource[], grid: McuGrid, top: number): void {
  const tiles = row.map((source) => ({ coefficients: assemble(source), places: new CoefficientPlaces(source.grid) }));
  const rows = Math.min(grid.rows - top, tiles[0]?.places.grid.rows ?? 0);
  for (let y = 0; y < rows; y += 1) {
    let left = grid.columns;
    for (const { coefficients, places } of tiles) {
      const columns = Math.min(left, places.grid.columns);
      for (let x = 0; x < columns; x += 1) encoder.encode(coefficients, places.mcu(x, y));
      left -= columns;
    }
  }
}
