import { format } from "./notation.ts";

const { number } = format;

/** Three claims of the landing page with their figures. */
export const landingProofs = {
  title: "Three proofs",
  note: "Measured by our own benchmarks, on a computer with two cores.",
  lossless: {
    figure: (seconds: number) => `${number(seconds)} s`,
    title: "Not encoded again",
    text: "That is how long it takes to frame 24 megapixels. A JPEG’s own data is copied bit for bit; only the border is new.",
  },
  batch: {
    figure: (photos: number) => number(photos),
    title: "Photos a minute",
    text: "Of 24 megapixels each: opened, framed and written as one ZIP. A thousand need hardly more memory than twenty.",
  },
  record: {
    figure: (kilobytes: number) => `${number(kilobytes)} KB`,
    title: "Change the frame next year",
    text: "An export of 24 megapixels remembers its look in less than that. Open it again, and the frame comes off.",
  },
};
