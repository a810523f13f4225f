import type { Component } from "./components.ts";
import type { BlockCoder } from "./scan.ts";
import type { SymbolSink } from "./symbol-sink.ts";

/** Returns the bits needed for a magnitude: the categories in ITU-T T.81 tables F.1 and F.2. */
export function category(value: number): number {
  return 32 - Math.clz32(Math.abs(value));
}

/** Codes a DC difference: its category, then its bits, minus one if negative (ITU-T T.81 §F.1.2.1). */
export function codeDc(sink: SymbolSink, table: number, difference: number): void {
  const size = category(difference);
  sink.symbol(table, size);
  if (size > 0) sink.bits(difference < 0 ? difference - 1 : difference, size);
}

/** Codes baseline blocks, ITU-T T.81 §F.1. */
export class SequentialCoder implements BlockCoder {
  readonly #sink: SymbolSink;
  readonly #predictions = new Int32Array(5);

  constructor(sink: SymbolSink) {
    this.#sink = sink;
  }

  block(component: Component, at: number): void {
    const values = component.coefficients;
    codeDc(this.#sink, component.table, values[at]! - this.#predictions[component.id]!);
    this.#predictions[component.id] = values[at]!;
    this.#codeAc(values, at, 2 + component.table);
  }

  finish(): void {
    this.#predictions.fill(0);
  }

  /** Codes zero runs and the values ending them, ITU-T T.81 §F.1.2.2. */
  #codeAc(values: Int16Array, at: number, table: number): void {
    const sink = this.#sink;
    let run = 0;
    for (let k = 1; k < 64; k++) {
      const value = values[at + k]!;
      if (value === 0) {
        run++;
        continue;
      }
      for (; run > 15; run -= 16) sink.symbol(table, 0xf0);
      const size = category(value);
      sink.symbol(table, (run << 4) | size);
      sink.bits(value < 0 ? value - 1 : value, size);
      run = 0;
    }
    if (run > 0) sink.symbol(table, 0);
  }
}
