import type { PhotoFacts } from "../types.ts";

/** What is known of a photo about which there is nothing to say. */
export const FACTS: PhotoFacts = {
  kind: "jpeg",
  size: { width: 3, height: 2 },
  orientation: 1,
  bytes: 1,
  camera: {},
  wideGamut: false,
  lossless: null,
  deep: null,
};
