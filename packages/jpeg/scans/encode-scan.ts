import { BitWriter } from "../lossless/bits/bit-writer.ts";
import { BytesOut } from "../lossless/bits/bytes-out.ts";
import { bitsOf, encodeBlock } from "../lossless/blocks/sequential.ts";
import type { ScanComponent, ScanHeader } from "../lossless/markers/picture.ts";
import type { ScanLayout } from "../lossless/photo/scan-layout.ts";
import { restartMarker } from "../lossless/splice/restarts.ts";
import { acFirst, acRefinement, type BlockEncoder, dcFirst, dcRefinement } from "./progressive-blocks.ts";
import { ScanCodes, type SymbolCodes } from "./scan-codes.ts";

/** Per frame. */
const MAX_COMPONENTS = 4;
const INITIAL_BYTES = 2 ** 16;

/**
 * Encodes a scan with its Huffman tables and restart interval: the bytes between its header and the next marker.
 * @throws {FallbackError} if the tables lack a symbol
 */
export function encodeScan(
  scan: ScanHeader,
  layout: ScanLayout,
  coefficients: Int16Array,
  progressive: boolean,
): Uint8Array<ArrayBuffer> {
  const out = new BytesOut(INITIAL_BYTES);
  const writer = new BitWriter(out);
  codeScan({ scan, layout, coefficients, progressive }, (one, table) => new ScanCodes(writer, one[table]), {
    restart: (n) => {
      writer.finish();
      out.write(restartMarker(n));
    },
  });
  writer.finish();
  return out.done();
}

export interface CodedScan {
  readonly scan: ScanHeader;
  readonly layout: ScanLayout;
  readonly coefficients: Int16Array;
  readonly progressive: boolean;
}

/** Makes what takes the symbols of a component's table. */
type CodesOf = (component: ScanComponent, table: "dc" | "ac") => SymbolCodes;

/** Codes a scan's blocks in order. @param events `restart` is called before the interval after marker `n` */
export function codeScan(
  { scan, layout, coefficients, progressive }: CodedScan,
  codesOf: CodesOf,
  events: { readonly restart: (n: number) => void },
): void {
  const predictions = new Int32Array(MAX_COMPONENTS);
  const encoders = new Map(
    scan.components.map((one) => [one.component, blockEncoder({ scan, one, progressive, predictions, codesOf })]),
  );
  const ofBlocks = layout.components.map((component) => encoders.get(component)!);
  const end = (): void => {
    for (const encoder of encoders.values()) encoder.end();
  };
  let mcus = 0;
  for (let row = 0; row < layout.rows; row += 1) {
    const start = layout.start(row);
    for (let n = 0; n < layout.offsets.length; n += 1) {
      const block = n % ofBlocks.length;
      if (block === 0 && scan.restartInterval > 0 && mcus > 0 && mcus % scan.restartInterval === 0) {
        end();
        events.restart(mcus / scan.restartInterval - 1);
      }
      ofBlocks[block]!.encode(coefficients, start + layout.offsets[n]!);
      if (block === ofBlocks.length - 1) mcus += 1;
    }
  }
  end();
}

interface Coding {
  readonly scan: ScanHeader;
  readonly one: ScanComponent;
  readonly progressive: boolean;
  readonly predictions: Int32Array;
  readonly codesOf: CodesOf;
}

function blockEncoder({ scan, one, progressive, predictions, codesOf }: Coding): BlockEncoder {
  if (!progressive) return sequential(one, predictions, codesOf);
  if (scan.from > 0) {
    const codes = codesOf(one, "ac");
    return scan.high > 0 ? acRefinement(scan, codes) : acFirst(scan, codes);
  }
  const codes = codesOf(one, "dc");
  return scan.high > 0 ? dcRefinement(scan, codes) : dcFirst(scan, one.component, predictions, codes);
}

function sequential(one: ScanComponent, predictions: Int32Array, codesOf: CodesOf): BlockEncoder {
  const { component } = one;
  const [dc, ac] = [codesOf(one, "dc"), codesOf(one, "ac")];
  const sink = {
    dc: (_: number, difference: number): void => dc.value(bitsOf(difference), difference, bitsOf(difference)),
    ac: (_: number, symbol: number, value: number): void => ac.value(symbol, value, symbol & 15),
  };
  return {
    encode: (coefficients, at) => {
      encodeBlock(sink, component, predictions[component]!, coefficients, at);
      predictions[component] = coefficients[at]!;
    },
    end: () => predictions.fill(0),
  };
}
