import { brandOf, withBrand } from "./brands.ts";
import { memoize } from "../../memoize.ts";
import { MODELS } from "./models.ts";

/**
 * Returns the name under which a camera is sold: `NIKON Z 6_2` is `Nikon Z6 II`, Fujifilm's `X-T5` is `Fujifilm X-T5`. Names and
 * makers not in the tables stay as they are.
 */
export function tidyCamera(model: string, make = ""): string {
  return tidied(`${make}\n${model}`);
}

/** Batches rarely contain more cameras or lenses. */
const CACHE_SIZE = 100;

const tidied = memoize(CACHE_SIZE, (makeAndModel) => {
  const at = makeAndModel.indexOf("\n");
  return withBrand(soldAs(makeAndModel.slice(at + 1)), brandOf(makeAndModel.slice(0, at)));
});

function soldAs(model: string): string {
  for (const { pattern, name } of MODELS) {
    const match = pattern.exec(model);
    if (match !== null) return name(match);
  }
  return model;
}

/** `iPhone 6 back camera 4.15mm f/2.2`: phones repeat exposure figures. */
const PHONE_LENS = /^(?<name>.*\bcamera)\s+[\d.]+ ?mm\s+f\/[\d.]+$/iu;

/** Removes figures from a lens if the exposure line prints them as well. */
export const tidyLens: (lens: string) => string = memoize(
  CACHE_SIZE,
  (lens) => PHONE_LENS.exec(lens)?.groups?.["name"] ?? lens,
);
