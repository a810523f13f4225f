/** How much a spec repeats: enough for `npm test`, or as much as a night allows in `npm run test:long`. */

const IS_LONG = process.env["MATTE_TEST_LONG"] === "1";

/** Returns the repetitions: `usual` in `npm test`, `long` in `npm run test:long`. */
export function effort(usual: number, long: number): number {
  return IS_LONG ? long : usual;
}
