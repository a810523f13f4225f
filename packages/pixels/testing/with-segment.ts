import { join } from "../bytes/bytes.ts";
import { latin1 } from "./latin1.ts";

const START_OF_IMAGE = 2;

/** Inserts a segment at a JPEG's start. @param identifier first letters of its payload */
export function withSegment(jpeg: Uint8Array, marker: number, identifier: string, content: Uint8Array): Uint8Array {
  const length = 2 + identifier.length + content.length;
  const head = Uint8Array.of(0xff, marker, length >> 8, length & 0xff);
  return join([jpeg.subarray(0, START_OF_IMAGE), head, latin1(identifier), content, jpeg.subarray(START_OF_IMAGE)]);
}
