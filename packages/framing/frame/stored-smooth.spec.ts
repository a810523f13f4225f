import { expect, test } from "vitest";
import { interpolated } from "./stored-smooth.ts";

/** Thresholds of dithering. */
const COUNT = 1024;

const into = ([red, green, blue]: readonly [number, number, number]): readonly [number, number, number] => [
  Math.round(Math.sqrt(255 * red)),
  Math.round(0.6 * green + 0.3 * blue),
  Math.round((blue * blue) / 255),
];

test.each([[[100, 20, 7]], [[100.25, 20.75, 7.5]], [[3.9, 3.1, 250.5]], [[254.5, 0, 0.001]]] as const)(
  "The colour %j becomes the mean of its dithered pixels in the profile",
  (colour) => {
    const sums = [0, 0, 0];
    for (let n = 0; n < COUNT; n += 1) {
      const [red, green, blue] = colour.map((value) => Math.floor(value + (n + 0.5) / COUNT));
      into([red ?? 0, green ?? 0, blue ?? 0]).forEach((value, channel) => (sums[channel]! += value / COUNT));
    }
    const converted = Float64Array.from(colour);
    interpolated(into)(converted);
    sums.forEach((mean, channel) => expect(Math.abs((converted[channel] ?? 0) - mean)).toBeLessThan(0.01));
  },
);
