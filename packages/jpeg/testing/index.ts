/** For specs of the packages above. */
export { decoded } from "../encode/testing/decoded.ts";
export { coefficientsOf, compareKept, opened } from "../lossless/testing/coefficients.ts";
export { framed, paintOf, placeIn } from "../lossless/testing/frames.ts";
