/** Ways to damage a file. */
import fc from "fast-check";
import { anyShare } from "../../packages/pixels/testing/any-share.ts";

/** Half the changes affect this many bytes at the start: headers mislead a parser most easily. */
const NEAR_BYTES = 8192;

const change = fc.record({
  near: fc.boolean(),
  place: anyShare,
  bytes: fc.oneof(
    fc.constantFrom([0], [255], [255, 255, 255, 255], [0, 0, 0, 0], [0xff, 0xd9], [0x7f, 255, 255, 255], [8, 0]),
    fc.array(fc.nat(255), { minLength: 1, maxLength: 4 }),
  ),
});

export const damage = fc.record({
  changes: fc.array(change, { minLength: 1, maxLength: 12 }),
  keep: fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, anyShare),
});

export type Damage = typeof damage extends fc.Arbitrary<infer T> ? T : never;

export function damaged(sound: Uint8Array, { changes, keep }: Damage): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(sound);
  for (const { near, place, bytes: put } of changes) {
    const at = Math.floor(place * (near ? Math.min(NEAR_BYTES, bytes.length) : bytes.length));
    bytes.set(put.slice(0, bytes.length - at), at);
  }
  return bytes.slice(0, Math.floor(bytes.length * keep));
}
