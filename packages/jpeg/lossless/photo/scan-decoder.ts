import { decodeAcFirst, decodeAcRefinement, decodeDcFirst, decodeDcRefinement } from "../blocks/progressive.ts";
import { decodeBlock } from "../blocks/sequential.ts";
import { type DecodeTable, decodeTable } from "../huffman/decode-table.ts";
import type { HuffmanTable } from "../huffman/table.ts";
import type { ScanCursor } from "../index/scan-cursor.ts";
import type { Scan, ScanComponent } from "../markers/picture.ts";
import { damaged } from "../fallback.ts";

/** Decodes a component's next block in a scan into 64 coefficients at a place. */
export type BlockDecoder = (coefficients: Int16Array, at: number) => void;

/** Creates a decoder for a component's blocks in a scan. */
export function blockDecoder(
  scan: Scan,
  component: ScanComponent,
  progressive: boolean,
  cursor: ScanCursor,
): BlockDecoder {
  if (!progressive) return sequential(component, cursor);
  return scan.from === 0 ? progressiveDc(scan, component, cursor) : progressiveAc(scan, component, cursor);
}

function sequential(one: ScanComponent, cursor: ScanCursor): BlockDecoder {
  const [dc, ac] = [tableOf(one.dc), tableOf(one.ac)];
  const { reader, predictions } = cursor;
  return (coefficients, at) => {
    predictions[one.component] = decodeBlock(reader, dc, ac, predictions[one.component]!, coefficients, at);
  };
}

function progressiveDc({ high, low }: Scan, one: ScanComponent, cursor: ScanCursor): BlockDecoder {
  if (high > 0) return (coefficients, at) => decodeDcRefinement(cursor, low, coefficients, at);
  const table = tableOf(one.dc);
  return (coefficients, at) => decodeDcFirst(cursor, one.component, table, low, coefficients, at);
}

function progressiveAc(scan: Scan, one: ScanComponent, cursor: ScanCursor): BlockDecoder {
  const table = tableOf(one.ac);
  const decode = scan.high > 0 ? decodeAcRefinement : decodeAcFirst;
  return (coefficients, at) => decode(cursor, table, scan, coefficients, at);
}

function tableOf(table: HuffmanTable | null): DecodeTable {
  if (table === null) throw damaged("a scan without its Huffman table");
  return decodeTable(table);
}
