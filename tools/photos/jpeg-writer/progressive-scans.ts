import type { Component } from "./components.ts";
import type { Scan } from "./scan.ts";

/**
 * Returns the common scan sequence: all DC values first, then low luma frequencies, colour, the rest of luma, and last
 * the bits omitted in the first passes (spectral selection and successive approximation, ITU-T T.81 §G.1.1.1).
 */
export function progressiveScans(components: readonly Component[]): readonly Scan[] {
  const luma = components.slice(0, 1);
  const colours = components.slice(1).map((component) => [component]);
  const pass = (chosen: readonly Component[], from: number, to: number, high: number, low: number): Scan => {
    return { components: chosen, from, to, high, low };
  };
  return [
    pass(components, 0, 0, 0, 1),
    pass(luma, 1, 5, 0, 2),
    ...colours.map((colour) => pass(colour, 1, 63, 0, 1)),
    pass(luma, 6, 63, 0, 2),
    pass(luma, 1, 63, 2, 1),
    pass(components, 0, 0, 1, 0),
    ...colours.map((colour) => pass(colour, 1, 63, 1, 0)),
    pass(luma, 1, 63, 1, 0),
  ];
}
