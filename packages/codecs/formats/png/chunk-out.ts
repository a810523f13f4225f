import { join } from "../../bytes.ts";
import { crc32 } from "./crc32.ts";

/** A chunk to be written. */
export interface PngChunk {
  readonly type: string;
  readonly data: Uint8Array;
}

/** Length, type, data, CRC over type and data (PNG 3rd edition §5.3). */
export function serialised({ type, data }: PngChunk): Uint8Array<ArrayBuffer> {
  const checked = join([new TextEncoder().encode(type), data]);
  const bytes = new Uint8Array(checked.length + 8);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(checked, 4);
  view.setUint32(checked.length + 4, crc32(checked));
  return bytes;
}
