/**
 * Runs before each spec file. Vitest compares typed arrays an element at a time, about 5 µs each: seconds for a
 * picture. Arrays of one type with the same bytes are equal at once; all others are compared as before.
 */
import { expect } from "vitest";

const ADDED = Symbol.for("matte.equal-bytes");
const known = globalThis as { [ADDED]?: true };

// Spec files share their globals in Node, and each further tester would be asked as well.
if (known[ADDED] !== true) {
  known[ADDED] = true;
  expect.addEqualityTesters([(one: unknown, other: unknown) => (haveSameBytes(one, other) ? true : undefined)]);
}

export function haveSameBytes(one: unknown, other: unknown): boolean {
  if (!ArrayBuffer.isView(one) || !ArrayBuffer.isView(other)) return false;
  if (one.constructor !== other.constructor || one.byteLength !== other.byteLength) return false;
  const [bytes, others] = [bytesOf(one), bytesOf(other)];
  return bytes.every((byte, index) => byte === others[index]);
}

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
