import { BitWriter } from "./bits/bit-writer.ts";
import { BytesOut } from "./bits/bytes-out.ts";
import { CellDrawer } from "./draw/draw-cells.ts";
import { EOI } from "./markers/codes.ts";
import { outputMetadata } from "./markers/output-metadata.ts";
import { writeHeader } from "./markers/write-header.ts";
import type { LosslessSource } from "./open.ts";
import type { PhotoCoding } from "./photo/photo-data.ts";
import { readPhoto } from "./photo/read-photo.ts";
import { type FramePlan, planFrame } from "./plan/frame-plan.ts";
import { type LosslessRefusal, orRefusal } from "./refusal.ts";
import { codesOf } from "./splice/coding-tables.ts";
import { HuffmanSink } from "./splice/huffman-sink.ts";
import { McuEncoder } from "./splice/mcu-encoder.ts";
import { Repeats } from "./splice/repeats.ts";
import { splice } from "./splice/splice.ts";
import type { LosslessOptions, LosslessPaint, LosslessPlan, LosslessStage } from "./types.ts";

/** Bytes a drawn pixel takes about, to begin with an array of nearly the right size. */
const BYTES_PER_DRAWN_PIXEL = 0.05;
const SPARE_BYTES = 2 ** 18;

/**
 * Puts a frame round a JPEG. Photo MCUs that nothing is painted on keep their coefficients bit for bit; the rest is encoded with
 * the photo's own sampling and quantisation.
 * @returns the framed file, or why it cannot be made this way
 * @throws {RangeError} where the photo does not stand on its own MCU grid inside the canvas
 * @throws the signal's reason once it is aborted
 */
export function frameLossless(
  source: LosslessSource,
  plan: LosslessPlan,
  paint: LosslessPaint,
  options: LosslessOptions = {},
): Uint8Array<ArrayBuffer> | LosslessRefusal {
  return orRefusal(() => frame(source, plan, paint, options));
}

function frame(
  source: LosslessSource,
  place: LosslessPlan,
  paint: LosslessPaint,
  options: LosslessOptions,
): Uint8Array<ArrayBuffer> {
  const begin = (stage: LosslessStage): void => {
    options.signal?.throwIfAborted();
    options.onStage?.(stage);
  };
  begin("read");
  const plan = planFrame(source, place, paint);
  const photo = readPhoto(source);
  begin("index");
  photo.index(plan);
  begin("draw");
  new CellDrawer(plan, paint).draw(() => options.signal?.throwIfAborted());
  begin("splice");
  const out = new BytesOut(expectedBytes(plan));
  writePicture(out, plan, photo.coding(plan), options);
  begin("write");
  return out.done();
}

function expectedBytes({ source, canvas }: FramePlan): number {
  const drawn = canvas.width * canvas.height - source.width * source.height;
  return Math.ceil(source.bytes.length + drawn * BYTES_PER_DRAWN_PIXEL + SPARE_BYTES);
}

function writePicture(out: BytesOut, plan: FramePlan, { tables, kept }: PhotoCoding, options: LosslessOptions): void {
  const { picture, grid, components } = plan.source;
  const metadata = outputMetadata(picture.metadata, options.segments);
  writeHeader(out, { size: plan.canvas, metadata, components: picture.components, tables });
  const codes = codesOf(tables);
  const writer = new BitWriter(out);
  const encoder = new McuEncoder(grid.blocks, components, new HuffmanSink(writer, codes));
  const repeats = new Repeats(grid.blocks, codes, plan.cells.columns);
  splice(plan, { kept: kept(writer, encoder), encoder, repeats, writer });
  out.write([0xff, EOI]);
}
