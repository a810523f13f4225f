import { type ByteRange, u8 } from "@matte/pixels/bytes";
import type { HuffmanDestinations, HuffmanTable } from "../huffman/table.ts";
import { damaged } from "../fallback.ts";
import type { FrameHeader } from "./frame-header.ts";
import type { Scan, ScanComponent } from "./picture.ts";

/** State when a scan starts. */
export interface ScanContext {
  readonly frame: FrameHeader;
  readonly tables: HuffmanDestinations;
  readonly restartInterval: number;
  readonly data: ByteRange;
}

/** Reads a scan header, ITU-T T.81 §B.2.3, and finds its tables. */
export function readScanHeader(segment: Uint8Array, context: ScanContext): Scan {
  const count = u8(segment, 0);
  if (count < 1 || count > context.frame.components.length || segment.length !== 4 + 2 * count) {
    throw damaged("scan header");
  }
  const selection = segment.subarray(1 + 2 * count);
  const range = {
    from: u8(selection, 0),
    to: u8(selection, 1),
    high: u8(selection, 2) >> 4,
    low: u8(selection, 2) & 15,
  };
  const needs = context.frame.progressive ? progressiveNeeds(range, count) : sequentialNeeds(range);
  const components = Array.from({ length: count }, (_, n) => readComponent(segment, 1 + 2 * n, context, needs));
  const ascending = components.every(({ component }, n) => n === 0 || component > components[n - 1]!.component);
  if (!ascending) throw damaged("a scan's components out of order");
  return { ...range, components, restartInterval: context.restartInterval, data: context.data };
}

/** Table classes a scan uses. */
interface Needs {
  readonly dc: boolean;
  readonly ac: boolean;
}

type Range = Pick<Scan, "from" | "to" | "high" | "low">;

function sequentialNeeds({ from, to, high, low }: Range): Needs {
  if (from !== 0 || to !== 63 || high !== 0 || low !== 0) throw damaged("a part of the spectrum in a sequential scan");
  return { dc: true, ac: true };
}

/** Checks for the combinations allowed by ITU-T T.81 §G.1.1.1. */
function progressiveNeeds({ from, to, high, low }: Range, components: number): Needs {
  const dc = from === 0;
  if (dc ? to !== 0 : to < from || to > 63 || components > 1) throw damaged("spectral selection");
  if (low > 13 || (high !== 0 && high !== low + 1)) throw damaged("successive approximation");
  return { dc: dc && high === 0, ac: !dc };
}

function readComponent(segment: Uint8Array, at: number, { frame, tables }: ScanContext, needs: Needs): ScanComponent {
  const component = frame.components.findIndex(({ id }) => id === u8(segment, at));
  if (component === -1) throw damaged("a scan of an unknown component");
  const destinations = u8(segment, at + 1);
  return {
    component,
    dc: needs.dc ? required(tables.dc[destinations >> 4]) : null,
    ac: needs.ac ? required(tables.ac[destinations & 15]) : null,
  };
}

function required(table: HuffmanTable | undefined): HuffmanTable {
  if (table === undefined) throw damaged("a scan without its Huffman table");
  return table;
}
