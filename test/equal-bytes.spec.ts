import { expect, it } from "vitest";
import { leastTime, processor } from "./time/least.ts";
import { haveSameBytes } from "./equal-bytes.ts";

it.each([
  [Uint8Array.of(1, 2), Uint8Array.of(1, 2), true],
  [Uint8Array.of(1, 2), Uint8Array.of(1, 3), false],
  [Uint8Array.of(1, 2), Uint8Array.of(1, 2, 3), false],
  [Uint8Array.of(0, 1, 2).subarray(1), Uint8Array.of(1, 2), true],
  [Uint8Array.of(1, 2), Uint8ClampedArray.of(1, 2), false],
  [Float32Array.of(0), Float32Array.of(-0), false],
  [Uint8Array.of(1), [1], false],
])("%j and %j have the same bytes or not", (one, other, same) => {
  expect(haveSameBytes(one, other)).toBe(same);
});

it("Pictures are compared in milliseconds, inside of objects too", async () => {
  const picture = new Uint8Array(1_000_000).map((_, index) => index * 7);
  const comparing = () => {
    expect({ picture }).toEqual({ picture: picture.slice() });
    expect([picture]).toStrictEqual([picture.slice()]);
  };
  expect(await leastTime(comparing, { below: 100, clock: processor })).toBeLessThan(100);
});

it("Different pictures are different", () => {
  expect(() => expect(Uint8Array.of(1, 2)).toEqual(Uint8Array.of(1, 3))).toThrow("expected");
  expect(Uint8Array.of(1, 2)).not.toEqual(Uint8Array.of(1, 3));
});
