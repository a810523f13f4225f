import { bitsOf, type BlockSink } from "../blocks/sequential.ts";

export class SymbolCounter implements BlockSink {
  readonly dcCounts: readonly Float64Array[];
  readonly acCounts: readonly Float64Array[];

  constructor(components: number) {
    this.dcCounts = Array.from({ length: components }, () => new Float64Array(256));
    this.acCounts = Array.from({ length: components }, () => new Float64Array(256));
  }

  dc(component: number, difference: number): void {
    this.dcCounts[component]![bitsOf(difference)]! += 1;
  }

  ac(component: number, symbol: number): void {
    this.acCounts[component]![symbol]! += 1;
  }
}
