import { BitWriter } from "../bits/bit-writer.ts";
import { BytesOut } from "../bits/bytes-out.ts";
import type { FramePlan } from "../plan/frame-plan.ts";
import type { ComponentCodes } from "./coding-tables.ts";
import { HuffmanSink } from "./huffman-sink.ts";
import type { KeptMcus } from "./kept-mcus.ts";
import { McuEncoder } from "./mcu-encoder.ts";
import { repeatTile } from "./repeats.ts";
import { restartMarker } from "./restarts.ts";
import { splice } from "./splice.ts";

/** Approximate bytes per drawn pixel, for an initial array near the final size. */
const BYTES_PER_DRAWN_PIXEL = 0.05;
const SPARE_BYTES = 2 ** 18;

/** Writes the framed picture's entropy-coded data. */
export function writeScan(
  plan: FramePlan,
  codes: readonly ComponentCodes[],
  keptBy: (writer: BitWriter, encoder: McuEncoder) => KeptMcus,
): Uint8Array {
  const { source, records, cells } = plan;
  const out = new BytesOut(expectedBytes(plan));
  const writer = new BitWriter(out);
  const encoder = new McuEncoder(source.grid.blocks, source.components, new HuffmanSink(writer, codes));
  const tile = repeatTile(source.grid.blocks, codes, cells.columns);
  const bits = new DataView(tile.bytes.buffer);
  splice(plan, {
    kept: keptBy(writer, encoder),
    encode: (cell, count) => {
      for (const record of cells.kinds.subarray(cell, cell + count))
        encoder.encode(records.coefficients, record * records.stride);
    },
    repeat: (count) => writer.copy(bits, 0, count * tile.bitsPerMcu),
    tile: (record, count) => {
      for (let n = 0; n < count; n += 1) encoder.encode(records.coefficients, (record + n) * records.stride);
    },
    restart: (n) => {
      writer.finish();
      out.write(restartMarker(n));
      encoder.predictions.fill(0);
    },
  });
  writer.finish();
  return out.written();
}

function expectedBytes({ source, canvas }: FramePlan): number {
  const drawn = canvas.width * canvas.height - source.width * source.height;
  return Math.ceil(source.bytes.length + drawn * BYTES_PER_DRAWN_PIXEL + SPARE_BYTES);
}
