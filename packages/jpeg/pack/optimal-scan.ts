import { optimalTable } from "../lossless/huffman/optimal-table.ts";
import type { HuffmanTable } from "../lossless/huffman/table.ts";
import type { ScanHeader } from "../lossless/markers/picture.ts";
import { type CodedScan, codeScan } from "../scans/encode-scan.ts";
import type { SymbolCodes } from "../scans/scan-codes.ts";

/** Adds the Huffman tables with the fewest bits: one per class for luminance, and one for the other components. */
export function withOptimalTables(coded: CodedScan): ScanHeader {
  const counters = { dc: [new Counter(), new Counter()], ac: [new Counter(), new Counter()] } as const;
  codeScan(coded, ({ component }, table) => counters[table][slotOf(component)], { restart: () => undefined });
  const tables = { dc: counters.dc.map(tableOf), ac: counters.ac.map(tableOf) };
  const components = coded.scan.components.map(({ component }) => {
    const slot = slotOf(component);
    return { component, dc: tables.dc[slot]!, ac: tables.ac[slot]! };
  });
  return { ...coded.scan, components };
}

function slotOf(component: number): 0 | 1 {
  return component === 0 ? 0 : 1;
}

/** Null without symbols: a scan that only adds bits needs no table. */
function tableOf({ counts }: Counter): HuffmanTable | null {
  return counts.some((count) => count > 0) ? optimalTable(counts) : null;
}

class Counter implements SymbolCodes {
  readonly counts = new Float64Array(256);

  symbol(symbol: number): void {
    this.counts[symbol]! += 1;
  }

  value(symbol: number): void {
    this.symbol(symbol);
  }

  bits(): void {
    // Extra bits need no code.
  }
}
