/** What the markers of a JPEG say, in the terms of ITU-T T.81. */
import type { ByteRange } from "../../../../header.ts";
import type { JpegSegment } from "../../segments.ts";
import type { HuffmanTable } from "../huffman/table.ts";

/** 64 steps in zig-zag order, 1 to 65,535. */
export type QuantisationTable = Uint16Array;

/** One component of the frame, ITU-T T.81 §B.2.2. */
export interface Component {
  readonly id: number;
  /** Sampling factors, 1 to 4. */
  readonly h: number;
  readonly v: number;
  readonly quantisation: QuantisationTable;
}

/** A component's part in a scan; a table is null where the scan needs none of its class. */
export interface ScanComponent {
  /** Which component of the frame. */
  readonly component: number;
  readonly dc: HuffmanTable | null;
  readonly ac: HuffmanTable | null;
}

/** Scan header, ITU-T T.81 §B.2.3, and where its data lies. */
export interface Scan {
  readonly components: readonly ScanComponent[];
  /** Spectral selection: the first and the last coefficient, 0 to 63. */
  readonly from: number;
  readonly to: number;
  /** Successive approximation: the bit position before this scan (0 for a first one) and after it. */
  readonly high: number;
  readonly low: number;
  /** MCUs between restart markers, 0 for none. */
  readonly restartInterval: number;
  /** The entropy-coded data with its stuffing and restart markers. */
  readonly data: ByteRange;
}

/** What the components mean; `ycc` is that of JFIF. */
export type ColourModel = "grey" | "ycc" | "rgb";

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly progressive: boolean;
  readonly colour: ColourModel;
  /** One or three. */
  readonly components: readonly Component[];
  readonly scans: readonly Scan[];
  /** APPn and COM in front of the first scan, in their order. */
  readonly metadata: readonly JpegSegment[];
}
