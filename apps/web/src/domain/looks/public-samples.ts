import type { LookPicture } from "@matte/contracts/look-limits";
import { lookSample } from "@matte/messages/look-sample";
import type { FramedPhoto } from "../pictures/use-framed-sample.ts";
import { SAMPLE_PHOTO } from "../pictures/sample.ts";

const STAIRS = { width: 800, height: 1200 };
const SEA = { width: 1200, height: 800 };

/** Our photos on the pages of public looks: a wide one, a tall one, and a dark one. */
export const PUBLIC_SAMPLES: Readonly<Record<LookPicture, FramedPhoto>> = {
  first: { ...SAMPLE_PHOTO, subject: lookSample.subject },
  second: { url: "/look-samples/stairwell.jpg", size: STAIRS, subject: lookSample.stairs },
  third: { url: "/look-samples/sea.jpg", size: SEA, subject: lookSample.sea },
};
