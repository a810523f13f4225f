import type { BitWriter } from "../bits/bit-writer.ts";
import { type EncodeTable, encodeTable } from "../huffman/encode-table.ts";
import { componentAt, COUNT, END_BIT, END_PATCH, FIRST_BIT, type PieceList } from "../index/pieces.ts";
import type { ScanTables } from "../index/scan-tables.ts";
import type { KeptMcus } from "./kept-mcus.ts";
import type { McuEncoder } from "./mcu-encoder.ts";

interface Destination {
  readonly writer: BitWriter;
  readonly encoder: McuEncoder;
}

/** The photo's AC table and its replacement in the framed picture. */
interface Replacement {
  readonly before: EncodeTable;
  readonly after: EncodeTable;
}

/**
 * Copies the bits of kept MCUs and replaces patches: the few changed codes and a piece's first DC differences, since another MCU
 * precedes them now.
 */
export class PieceCopier implements KeptMcus {
  /** Drawn MCUs have no piece. */
  readonly skip = null;
  readonly #bits: DataView;
  readonly #pieces: PieceList;
  readonly #tables: readonly Replacement[];
  readonly #writer: BitWriter;
  readonly #encoder: McuEncoder;
  #piece = 0;
  #patch = 0;

  /** @param bytes the photo's unstuffed data */
  constructor(bytes: Uint8Array, pieces: PieceList, { ac }: ScanTables, { writer, encoder }: Destination) {
    this.#bits = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#pieces = pieces;
    this.#tables = ac.map(({ source, output }) => ({ before: encodeTable(source), after: encodeTable(output.table) }));
    this.#writer = writer;
    this.#encoder = encoder;
  }

  copy(count: number): void {
    const { values, stride } = this.#pieces;
    for (let left = count; left > 0; this.#piece += stride) {
      this.#copyPiece(values, this.#piece);
      left -= values[this.#piece + COUNT]!;
    }
  }

  #copyPiece(values: Int32Array, at: number): void {
    const { patches } = this.#pieces;
    const { predictions } = this.#encoder;
    let bit = values[at + FIRST_BIT]!;
    for (; this.#patch < values[at + END_PATCH]!; this.#patch += 2) {
      const start = patches[this.#patch]!;
      this.#writer.copy(this.#bits, bit, start);
      const kind = patches[this.#patch + 1]!;
      bit = kind < 0 ? this.#writeDc(values, at, -1 - kind) : start + this.#writeCode(kind >> 8, kind & 255);
    }
    this.#writer.copy(this.#bits, bit, values[at + END_BIT]!);
    for (let component = 0; component < predictions.length; component += 1) {
      predictions[component] = values[at + componentAt(component).lastDc]!;
    }
  }

  /** Writes a component's first DC difference and returns the bit after the replaced one. */
  #writeDc(values: Int32Array, at: number, component: number): number {
    const { firstDc, restBit } = componentAt(component);
    this.#encoder.encodeDc(component, values[at + firstDc]!);
    return values[at + restBit]!;
  }

  /** Writes a code and returns the replaced code's length; its value bits follow unchanged. */
  #writeCode(table: number, symbol: number): number {
    const { before, after } = this.#tables[table]!;
    this.#writer.put(after.codes[symbol]!, after.lengths[symbol]!);
    return before.lengths[symbol]!;
  }
}
