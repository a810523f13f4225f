/** Binary gain map metadata, ISO 21496-1 annex C. Numbers are 32-bit fractions. */
import type { GainMetadata, GainRange } from "./types.ts";
import { validMetadata } from "./valid-metadata.ts";

const MULTICHANNEL = 0x80;
const COMMON_DENOMINATOR = 0x08;
/** Gains apply in the picture's primaries, not in its brighter rendition's. */
const BASE_COLOURS = 0x40;
/** Minimum version, writer's version, flags. */
const HEADER = 5;

/** Offsets and strides in one layout; with a common denominator, numbers are numerators only. */
interface Form {
  readonly step: 4 | 8;
  /** First headroom. */
  readonly start: number;
  /** First channel. */
  readonly channels: number;
  readonly channelBytes: number;
  readonly count: 1 | 3;
}

function formOf(block: DataView): Form {
  const flags = block.getUint8(4);
  const shared = (flags & COMMON_DENOMINATOR) !== 0;
  const step = shared ? 4 : 8;
  const start = HEADER + (shared ? 4 : 0);
  return {
    step,
    start,
    channels: start + 2 * step,
    channelBytes: 5 * step,
    count: (flags & MULTICHANNEL) !== 0 ? 3 : 1,
  };
}

/** Reads the block after the identifier; null for other versions and impossible numbers. */
export function isoMetadata(bytes: Uint8Array): GainMetadata | null {
  const block = viewOf(bytes);
  if (block.byteLength < HEADER || block.getUint16(0) !== 0) return null;
  const form = formOf(block);
  if (block.byteLength < form.channels + form.count * form.channelBytes) return null;
  const { start, step } = form;
  const channel = (index: number): GainRange => channelOf(block, form, index);
  return validMetadata({
    form: "iso",
    channels: form.count === 3 ? [channel(0), channel(1), channel(2)] : [channel(0), channel(0), channel(0)],
    baseHeadroom: fraction(block, form, start, false),
    alternateHeadroom: fraction(block, form, start + step, false),
  });
}

function channelOf(block: DataView, form: Form, index: number): GainRange {
  const { channels, channelBytes, step } = form;
  const at = channels + index * channelBytes;
  return {
    min: fraction(block, form, at),
    max: fraction(block, form, at + step),
    gamma: fraction(block, form, at + 2 * step, false),
    baseOffset: fraction(block, form, at + 3 * step),
    alternateOffset: fraction(block, form, at + 4 * step),
  };
}

function fraction(block: DataView, { step }: Form, at: number, signed = true): number {
  const numerator = signed ? block.getInt32(at) : block.getUint32(at);
  return numerator / block.getUint32(step === 4 ? HEADER : at + 4);
}

/** Copies the block, extending its ranges to gain 1. Denominators stay. */
export function isoWithUnity(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(bytes);
  const block = viewOf(copy);
  const form = formOf(block);
  for (let channel = 0; channel < form.count; channel += 1) {
    const at = form.channels + channel * form.channelBytes;
    block.setInt32(at, Math.min(0, block.getInt32(at)));
    block.setInt32(at + form.step, Math.max(0, block.getInt32(at + form.step)));
  }
  return copy;
}

/** Returns whether the gains in a valid block apply in the picture's primaries. */
export function isoUsesBaseColours(bytes: Uint8Array): boolean {
  return (viewOf(bytes).getUint8(4) & BASE_COLOURS) !== 0;
}

/** Written denominators. */
const MILLION = 1e6;

/** Writes metadata whose gains apply in the picture's primaries. */
export function isoBlock({ channels, baseHeadroom, alternateHeadroom }: GainMetadata): Uint8Array<ArrayBuffer> {
  const numbers = channels.map(({ min, max, gamma, baseOffset, alternateOffset }) => {
    return [min, max, gamma, baseOffset, alternateOffset];
  });
  const isAlike = numbers.every((own) => own.every((value, at) => value === numbers[0]?.[at]));
  const fractions = [baseHeadroom, alternateHeadroom, ...(isAlike ? (numbers[0] ?? []) : numbers.flat())];
  const block = new DataView(new ArrayBuffer(HEADER + 8 * fractions.length));
  block.setUint8(4, BASE_COLOURS | (isAlike ? 0 : MULTICHANNEL));
  fractions.forEach((value, index) => {
    block.setInt32(HEADER + 8 * index, Math.round(value * MILLION));
    block.setUint32(HEADER + 8 * index + 4, MILLION);
  });
  return new Uint8Array(block.buffer);
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
