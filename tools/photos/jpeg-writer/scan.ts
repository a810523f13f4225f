import type { Component, Frame } from "./components.ts";
import type { SymbolSink } from "./symbol-sink.ts";

/** A scan's components, coefficients (T.81 §G.1.1.1.1) and bits (§G.1.1.1.2). */
export interface Scan {
  readonly components: readonly Component[];
  readonly from: number;
  readonly to: number;
  /** Ah: the previous pass's bit position, 0 in a first pass. */
  readonly high: number;
  /** Al: this pass's bit position. */
  readonly low: number;
}

/** Codes a scan's successive blocks. */
export interface BlockCoder {
  block(component: Component, at: number): void;
  /** Ends a restart interval or the scan: writes pending data and resets predictions. */
  finish(): void;
}

/** Codes a whole scan, with a restart marker after every `interval` MCUs (0: none). */
export function codeScan(frame: Frame, scan: Scan, coder: BlockCoder, sink: SymbolSink, interval: number): void {
  let done = 0;
  for (const mcu of mcusOf(frame, scan)) {
    if (interval > 0 && done > 0 && done % interval === 0) {
      coder.finish();
      sink.restart((done / interval - 1) % 8);
    }
    mcu(coder);
    done++;
  }
  coder.finish();
}

type CodeMcu = (coder: BlockCoder) => void;

/** A one-component scan has one block per MCU and no padding blocks; others interleave (ITU-T T.81 §A.2.2, §A.2.3). */
function* mcusOf(frame: Frame, scan: Scan): Generator<CodeMcu> {
  const [only, ...others] = scan.components;
  if (only !== undefined && others.length === 0) yield* singleBlocks(only);
  else yield* interleavedMcus(frame, scan.components);
}

function* singleBlocks(component: Component): Generator<CodeMcu> {
  for (let y = 0; y < component.blocksHigh; y++) {
    for (let x = 0; x < component.blocksWide; x++) {
      yield (coder) => coder.block(component, (y * component.stride + x) * 64);
    }
  }
}

function* interleavedMcus(frame: Frame, components: readonly Component[]): Generator<CodeMcu> {
  for (let y = 0; y < frame.mcusHigh; y++) {
    for (let x = 0; x < frame.mcusWide; x++) {
      yield (coder) => {
        for (const component of components) codeMcuPart(component, x, y, coder);
      };
    }
  }
}

function codeMcuPart(component: Component, x: number, y: number, coder: BlockCoder): void {
  for (let v = 0; v < component.v; v++) {
    for (let h = 0; h < component.h; h++) {
      const row = y * component.v + v;
      coder.block(component, (row * component.stride + x * component.h + h) * 64);
    }
  }
}
