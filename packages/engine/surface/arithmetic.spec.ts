import fc from "fast-check";
import { expect, it } from "vitest";
import { bell, cosine, sine, wrapped } from "./arithmetic.ts";

it("cosine and sine agree with Math within 1e-7 at any angle", () => {
  fc.assert(
    fc.property(fc.double({ min: -3, max: 3, noNaN: true }), (turns) => {
      expect(Math.abs(cosine(turns) - Math.cos(2 * Math.PI * turns))).toBeLessThan(1e-7);
      expect(Math.abs(sine(turns) - Math.sin(2 * Math.PI * turns))).toBeLessThan(1e-7);
    }),
  );
});

it("the bell is close to exp(-d²), and 0 from a distance of 2 on", () => {
  for (let distance = 0; distance < 3; distance += 0.01)
    expect(Math.abs(bell(distance ** 2) - Math.exp(-(distance ** 2)))).toBeLessThan(0.075);
  expect(bell(4)).toBe(0);
});

it.each([
  [5, 5],
  [-1, 511],
  [512, 0],
  [-513, 511],
  [0.25, 0.25],
])("%f wraps to %f in a period of 512", (value, place) => {
  expect(wrapped(value, 512)).toBe(place);
});
