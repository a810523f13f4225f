import type { Sides } from "./types.ts";

/** @throws {RangeError} for anything but whole pixels */
export function sidesOf(matte: number | Sides): Sides {
  const sides = typeof matte === "number" ? { top: matte, right: matte, bottom: matte, left: matte } : matte;
  for (const [name, value] of Object.entries(sides))
    if (!Number.isInteger(value) || value < 0)
      throw new RangeError(`The matte’s ${name} is ${value}, not whole pixels.`);
  return sides;
}
