/** Parsed JPEG markers, in ITU-T T.81 terms. */
import type { ByteRange } from "@matte/pixels/bytes";
import type { JpegSegment } from "@matte/pixels/segments";
import type { HuffmanTable } from "../huffman/table.ts";

/** 64 steps from 1 to 65,535 in zig-zag order. */
export type QuantisationTable = Uint16Array;

/** Frame component, ITU-T T.81 §B.2.2. */
export interface Component {
  readonly id: number;
  /** Sampling factors, 1 to 4. */
  readonly h: number;
  readonly v: number;
  readonly quantisation: QuantisationTable;
}

/** Scan component; a table is null if the scan does not need its class. */
export interface ScanComponent {
  /** Index among the frame's components. */
  readonly component: number;
  readonly dc: HuffmanTable | null;
  readonly ac: HuffmanTable | null;
}

/** Scan header, ITU-T T.81 §B.2.3. */
export interface ScanHeader {
  readonly components: readonly ScanComponent[];
  /** Spectral selection: first and last coefficient, 0 to 63. */
  readonly from: number;
  readonly to: number;
  /** Successive approximation: bit position before this scan, 0 for a first one, and after it. */
  readonly high: number;
  readonly low: number;
  /** MCUs between restart markers, 0 for none. */
  readonly restartInterval: number;
}

export interface Scan extends ScanHeader {
  /** Entropy-coded data with stuffing and restart markers. */
  readonly data: ByteRange;
}

/** Meaning given to the components, or to the first three out of four; `ycc` is JFIF's. */
export type ColourModel = "grey" | "ycc" | "rgb";

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly progressive: boolean;
  readonly colour: ColourModel;
  /** One component or three; four if the reader asks for them. */
  readonly components: readonly Component[];
  readonly scans: readonly Scan[];
  /** APPn and COM segments before the first scan, in order. */
  readonly metadata: readonly JpegSegment[];
}
