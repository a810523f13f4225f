import { join, u16be, u8 } from "@matte/pixels/bytes";

/** IPTC-IIM 4.2 §1.5. */
export interface Dataset {
  readonly record: number;
  readonly number: number;
  readonly data: Uint8Array;
}

const TAG_MARKER = 0x1c;
const HEAD = 5;
const LONGEST_STANDARD = 0x7fff;

/** Reads datasets up to the first broken one. */
export function readDatasets(bytes: Uint8Array): Dataset[] {
  const found: Dataset[] = [];
  let at = 0;
  while (u8(bytes, at) === TAG_MARKER && at + HEAD <= bytes.length) {
    const start = at + HEAD + extension(bytes, at);
    const end = start + lengthOf(bytes, at);
    if (end > bytes.length) break;
    found.push({ record: u8(bytes, at + 1), number: u8(bytes, at + 2), data: bytes.slice(start, end) });
    at = end;
  }
  return found;
}

/** Beyond 32,767 a length counts the bytes in the real length after it, §1.5(d). */
function extension(bytes: Uint8Array, at: number): number {
  const length = u16be(bytes, at + 3);
  return length > LONGEST_STANDARD ? length & LONGEST_STANDARD : 0;
}

function lengthOf(bytes: Uint8Array, at: number): number {
  const size = extension(bytes, at);
  if (size === 0) return u16be(bytes, at + 3);
  return bytes.subarray(at + HEAD, at + HEAD + size).reduce((length, byte) => length * 256 + byte, 0);
}

/** Serialises datasets, records ascending as §1.6 requires. */
export function writeDatasets(datasets: readonly Dataset[]): Uint8Array {
  return join(datasets.toSorted((a, b) => a.record - b.record).flatMap((dataset) => [headOf(dataset), dataset.data]));
}

function headOf({ record, number, data: { length } }: Dataset): Uint8Array {
  if (length <= LONGEST_STANDARD) return Uint8Array.of(TAG_MARKER, record, number, length >>> 8, length & 0xff);
  const head = Uint8Array.of(TAG_MARKER, record, number, 0x80, 4, 0, 0, 0, 0);
  new DataView(head.buffer).setUint32(HEAD, length);
  return head;
}
