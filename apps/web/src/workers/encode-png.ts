import {
  type BandCoder,
  encodeBand,
  encodePng,
  type ExportMetadata,
  isGrey,
  pngBands,
  pngChunksOf,
  pngMachine,
} from "@matte/codecs";
import type { Size } from "@matte/engine";
import { startHelpers } from "./band-helpers.ts";
import { canvasColourChunks } from "./canvas-colour.ts";
import type { PaintedRows } from "./painted-rows.ts";

/** Rows looked at together for colour. */
const LOOKED_AT = 64;
const machine = pngMachine();

export interface PngExport {
  readonly size: Size;
  readonly rows: PaintedRows;
  readonly wideGamut: boolean;
  readonly metadata: ExportMetadata;
}

/**
 * Encodes painted rows as PNG: grey where all of it is, else RGB.
 * @param helpers how many more threads may work on it
 * @returns the file in pieces
 */
export async function encodePainted(
  { size, rows, wideGamut, metadata }: PngExport,
  helpers: number,
): Promise<readonly Uint8Array<ArrayBuffer>[]> {
  const format = { colour: isAllGrey(rows, size) ? "grey" : "rgb", depth: 8 } as const;
  const helping = startHelpers(Math.min(helpers, pngBands({ ...size, format }) - 1));
  try {
    const chunks = [...(await canvasColourChunks(wideGamut)), ...pngChunksOf(metadata)];
    const read = (top: number, count: number): Uint8ClampedArray<ArrayBuffer> => rows.read(top, count);
    return await encodePng({ ...size, format, chunks, read }, { own: ownCoder, helpers: helping.coders });
  } finally {
    helping.end();
  }
}

/** Before each band this thread answers its helpers, who else would wait with empty hands. */
const ownCoder: BandCoder = async (band) => {
  await turn();
  return encodeBand(machine, band);
};

/** After what waits to be answered: timers would keep us waiting longer. */
function turn(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const done = (): void => {
      port1.close();
      resolve();
    };
    port1.addEventListener("message", done);
    port1.start();
    port2.postMessage(null);
  });
}

/** Of a photo in colour no more than the matte above it is looked at. */
function isAllGrey(rows: PaintedRows, { height }: Size): boolean {
  for (let top = 0; top < height; top += LOOKED_AT) {
    if (!isGrey(rows.read(top, Math.min(LOOKED_AT, height - top)))) return false;
  }
  return true;
}
