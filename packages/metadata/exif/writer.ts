import { u8 } from "@matte/pixels/bytes";

/** Writes numbers in the block's byte order. Throws past its end, like DataView. */
export interface TiffWriter {
  readonly u16: (at: number, value: number) => void;
  readonly u32: (at: number, value: number) => void;
}

export function tiffWriter(block: Uint8Array): TiffWriter {
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
  const little = u8(block, 0) === 0x49;
  return {
    u16: (at, value) => view.setUint16(at, value, little),
    u32: (at, value) => view.setUint32(at, value, little),
  };
}
