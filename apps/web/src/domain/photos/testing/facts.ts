import type { PhotoFacts } from "../types.ts";

export const FACTS: PhotoFacts = {
  kind: "jpeg",
  convertedFrom: null,
  size: { width: 3, height: 2 },
  orientation: 1,
  bytes: 1,
  camera: {},
  words: {},
  hasPosition: false,
  wideGamut: false,
  hdrTransfer: false,
  lossless: null,
  gainMap: null,
  deep: null,
  extras: [],
};
