import { BitWriter } from "../../lossless/bits/bit-writer.ts";
import { BytesOut } from "../../lossless/bits/bytes-out.ts";
import { encodeBlock } from "../../lossless/blocks/sequential.ts";
import { damaged } from "../../lossless/fallback.ts";
import { encodeTable } from "../../lossless/huffman/encode-table.ts";
import type { HuffmanTable } from "../../lossless/huffman/table.ts";
import type { Scan } from "../../lossless/markers/picture.ts";
import type { ScanLayout } from "../../lossless/photo/scan-layout.ts";
import { HuffmanSink } from "../../lossless/splice/huffman-sink.ts";
import { restartMarker } from "../../lossless/splice/restarts.ts";
import { acFirst, acRefinement, type BlockEncoder, dcFirst, dcRefinement } from "./progressive-blocks.ts";
import { ScanCodes } from "./scan-codes.ts";

/** Per frame. */
const MAX_COMPONENTS = 4;
const INITIAL_BYTES = 2 ** 16;

/**
 * Encodes a scan with its Huffman tables and restart interval: the bytes between its header and the next marker.
 * @throws {FallbackError} if the tables lack a symbol
 */
export function encodeScan(
  scan: Scan,
  layout: ScanLayout,
  coefficients: Int16Array,
  progressive: boolean,
): Uint8Array<ArrayBuffer> {
  const out = new BytesOut(INITIAL_BYTES);
  const writer = new BitWriter(out);
  const predictions = new Int32Array(MAX_COMPONENTS);
  const encoders = new Map(
    scan.components.map((one) => [one.component, blockEncoder({ scan, one, progressive, predictions, writer })]),
  );
  const ofBlocks = layout.components.map((component) => encoders.get(component)!);
  const end = (): void => {
    for (const encoder of encoders.values()) encoder.end();
    writer.finish();
  };
  let mcus = 0;
  for (let row = 0; row < layout.rows; row += 1) {
    const start = layout.start(row);
    for (let n = 0; n < layout.offsets.length; n += 1) {
      const block = n % ofBlocks.length;
      if (block === 0 && scan.restartInterval > 0 && mcus > 0 && mcus % scan.restartInterval === 0) {
        end();
        out.write(restartMarker(mcus / scan.restartInterval - 1));
      }
      ofBlocks[block]!.encode(coefficients, start + layout.offsets[n]!);
      if (block === ofBlocks.length - 1) mcus += 1;
    }
  }
  end();
  return out.done();
}

interface Coding {
  readonly scan: Scan;
  readonly one: Scan["components"][number];
  readonly progressive: boolean;
  readonly predictions: Int32Array;
  readonly writer: BitWriter;
}

function blockEncoder({ scan, one, progressive, predictions, writer }: Coding): BlockEncoder {
  if (!progressive) return sequential(one, predictions, writer);
  if (scan.from > 0) {
    const codes = new ScanCodes(writer, one.ac);
    return scan.high > 0 ? acRefinement(scan, codes) : acFirst(scan, codes);
  }
  const codes = new ScanCodes(writer, one.dc);
  return scan.high > 0 ? dcRefinement(scan, codes) : dcFirst(scan, one.component, predictions, codes);
}

function sequential(
  { component, dc, ac }: Scan["components"][number],
  predictions: Int32Array,
  writer: BitWriter,
): BlockEncoder {
  const codes = { dc: encodeTable(required(dc)), ac: encodeTable(required(ac)) };
  const sink = new HuffmanSink(
    writer,
    Array.from({ length: component + 1 }, () => codes),
  );
  return {
    encode: (coefficients, at) => {
      encodeBlock(sink, component, predictions[component]!, coefficients, at);
      predictions[component] = coefficients[at]!;
    },
    end: () => predictions.fill(0),
  };
}

function required(table: HuffmanTable | null): HuffmanTable {
  if (table === null) throw damaged("a scan without its Huffman table");
  return table;
}
