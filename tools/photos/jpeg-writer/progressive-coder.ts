import type { Component } from "./components.ts";
import type { BlockCoder, Scan } from "./scan.ts";
import { category, codeDc } from "./sequential-coder.ts";
import type { SymbolSink } from "./symbol-sink.ts";

const MOST_BLOCKS_IN_A_RUN = 0x7fff;

/** Codes one progressive scan's blocks, ITU-T T.81 §G.1.2. */
export class ProgressiveCoder implements BlockCoder {
  readonly #scan: Scan;
  readonly #sink: SymbolSink;
  readonly #predictions = new Int32Array(5);
  /** Consecutive blocks ending without further coefficients (EOBRUN), and their AC table. */
  #run = 0;
  #runTable = 2;
  /** The run's correction bits, which follow its symbol. */
  #runBits: number[] = [];

  constructor(scan: Scan, sink: SymbolSink) {
    this.#scan = scan;
    this.#sink = sink;
  }

  block(component: Component, at: number): void {
    const { from, high } = this.#scan;
    if (from === 0) this.#codeDcBits(component, at);
    else if (high === 0) this.#codeAcFirst(component, at);
    else this.#codeAcAgain(component, at);
  }

  finish(): void {
    this.#endRun();
    this.#predictions.fill(0);
  }

  /** Codes the value without its low bits in a first pass, one more bit in later ones (ITU-T T.81 §G.1.2.1). */
  #codeDcBits(component: Component, at: number): void {
    const value = component.coefficients[at]! >> this.#scan.low;
    if (this.#scan.high > 0) {
      this.#sink.bits(value & 1, 1);
      return;
    }
    codeDc(this.#sink, component.table, value - this.#predictions[component.id]!);
    this.#predictions[component.id] = value;
  }

  /** ITU-T T.81 §G.1.2.2: zero runs as in sequential mode, and ended-block runs. */
  #codeAcFirst(component: Component, at: number): void {
    const table = 2 + component.table;
    let zeros = 0;
    for (let k = this.#scan.from; k <= this.#scan.to; k++) {
      const value = component.coefficients[at + k]!;
      const magnitude = Math.abs(value) >> this.#scan.low;
      if (magnitude === 0) {
        zeros++;
        continue;
      }
      this.#endRun();
      for (; zeros > 15; zeros -= 16) this.#sink.symbol(table, 0xf0);
      const size = category(magnitude);
      this.#sink.symbol(table, (zeros << 4) | size);
      this.#sink.bits(value < 0 ? ~magnitude : magnitude, size);
      zeros = 0;
    }
    if (zeros > 0) this.#extendRun(table, []);
  }

  /** ITU-T T.81 §G.1.2.3: newly non-zero values get a sign, earlier ones a correction bit. */
  #codeAcAgain(component: Component, at: number): void {
    const table = 2 + component.table;
    const last = this.#lastNew(component, at);
    let zeros = 0;
    let corrections: number[] = [];
    for (let k = this.#scan.from; k <= this.#scan.to; k++) {
      const value = component.coefficients[at + k]!;
      const magnitude = Math.abs(value) >> this.#scan.low;
      if (magnitude === 0) {
        zeros++;
        continue;
      }
      while (zeros > 15 && k <= last) {
        this.#endRun();
        this.#sink.symbol(table, 0xf0);
        corrections = this.#correct(corrections);
        zeros -= 16;
      }
      if (magnitude > 1) {
        corrections.push(magnitude & 1);
        continue;
      }
      this.#endRun();
      this.#sink.symbol(table, (zeros << 4) | 1);
      this.#sink.bits(value < 0 ? 0 : 1, 1);
      corrections = this.#correct(corrections);
      zeros = 0;
    }
    if (zeros > 0 || corrections.length > 0) this.#extendRun(table, corrections);
  }

  /** Finds the last coefficient becoming non-zero in this pass; no run with sixteen zeros is written after it. */
  #lastNew(component: Component, at: number): number {
    for (let k = this.#scan.to; k >= this.#scan.from; k--) {
      if (Math.abs(component.coefficients[at + k]!) >> this.#scan.low === 1) return k;
    }
    return 0;
  }

  #correct(bits: readonly number[]): number[] {
    for (const bit of bits) this.#sink.bits(bit, 1);
    return [];
  }

  #extendRun(table: number, corrections: readonly number[]): void {
    this.#run++;
    this.#runTable = table;
    this.#runBits.push(...corrections);
    if (this.#run === MOST_BLOCKS_IN_A_RUN) this.#endRun();
  }

  /** Writes EOBn and the run's length below its highest bit, ITU-T T.81 table G.1. */
  #endRun(): void {
    if (this.#run === 0) return;
    const size = category(this.#run) - 1;
    this.#sink.symbol(this.#runTable, size << 4);
    if (size > 0) this.#sink.bits(this.#run, size);
    this.#run = 0;
    this.#runBits = this.#correct(this.#runBits);
  }
}
