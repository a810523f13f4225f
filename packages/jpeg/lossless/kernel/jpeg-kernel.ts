import base64 from "#kernels/jpeg";
import { type Kernel, loadKernel } from "@matte/pixels";
import type { DrawingKernel } from "./drawing-kernel.ts";

/** Functions in kernels/jpeg. Addresses and lengths are bytes in its memory. */
export interface JpegKernel extends Kernel, DrawingKernel {
  readonly unstuff: (source: number, end: number, target: number) => number;
  readonly unstuffedFrom: () => number;
  readonly unstuffedMarker: () => number;
  readonly walk: (state: number, blocks: number, blocksEnd: number, data: number, count: number) => number;
  readonly decodeMcus: (
    state: number,
    blocks: number,
    blocksEnd: number,
    offsets: number,
    count: number,
    target: number,
    data: number,
  ) => number;
  readonly decodeMcu: (state: number, blocks: number, blocksEnd: number, data: number, into: number) => number;
  readonly countMcus: (
    coefficients: number,
    count: number,
    blocks: number,
    blocksEnd: number,
    components: number,
  ) => void;
  readonly startBits: (at: number) => void;
  readonly copyBits: (data: number, from: number, to: number) => void;
  readonly finishBits: () => number;
  readonly startPieces: (piece: number, patch: number) => void;
  readonly copyPieces: (
    count: number,
    data: number,
    components: number,
    componentsEnd: number,
    tables: number,
  ) => number;
  readonly encodeMcu: (coefficients: number, blocks: number, blocksEnd: number, components: number) => number;
  readonly encodeMcus: (
    coefficients: number,
    count: number,
    stride: number,
    blocks: number,
    blocksEnd: number,
    components: number,
  ) => number;
  readonly encodeRecords: (
    numbers: number,
    count: number,
    coefficients: number,
    stride: number,
    blocks: number,
    blocksEnd: number,
    components: number,
  ) => number;
  readonly measureMcus: (
    coefficients: number,
    count: number,
    stride: number,
    blocks: number,
    blocksEnd: number,
    components: number,
    ends: number,
  ) => number;
  readonly transformRow: (
    pixels: number,
    width: number,
    luma: number,
    chroma: number,
    scratch: number,
    into: number,
  ) => void;
  readonly reduceMcus: (coefficients: number, count: number, blocks: number, blocksEnd: number) => void;
  readonly shiftDc: (coefficients: number, count: number, blocks: number, blocksEnd: number, shifts: number) => number;
  readonly convertSamples: (luma: number, cb: number, cr: number, count: number, into: number) => void;
  readonly roundSamples: (samples: number, count: number, into: number) => void;
  readonly repeatSamples: (samples: number, count: number, times: number, into: number) => void;
  readonly mixRows: (near: number, far: number, count: number, bias: number, into: number) => void;
  readonly doubleRow: (row: number, count: number, into: number) => void;
  readonly doubleRows: (near: number, far: number, count: number, into: number) => void;
  readonly invertYcc: (luma: number, cb: number, cr: number, count: number) => void;
  readonly convertInks: (
    cyan: number,
    magenta: number,
    yellow: number,
    black: number,
    count: number,
    levels: number,
    cyanStride: number,
    magentaStride: number,
    yellowStride: number,
    into: number,
  ) => void;
}

const NAMES = [
  "heapBase",
  "unstuff",
  "unstuffedFrom",
  "unstuffedMarker",
  "walk",
  "decodeMcus",
  "decodeMcu",
  "countMcus",
  "startBits",
  "copyBits",
  "finishBits",
  "startPieces",
  "copyPieces",
  "isEven",
  "fill",
  "blend",
  "drawMcu",
  "drawPhoto",
  "drawTile",
  "layTile",
  "drawEvenMcus",
  "drawSlopedMcu",
  "encodeMcu",
  "encodeMcus",
  "encodeRecords",
  "measureMcus",
  "transformRow",
  "reduceMcus",
  "shiftDc",
  "convertSamples",
  "roundSamples",
  "repeatSamples",
  "mixRows",
  "doubleRow",
  "doubleRows",
  "invertYcc",
  "convertInks",
] as const;

/** Creates a kernel; null without WebAssembly. */
export function newKernel(): JpegKernel | null {
  return loadKernel<JpegKernel>(base64, NAMES);
}
