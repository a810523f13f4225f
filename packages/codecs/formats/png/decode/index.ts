/** The decoder of PNGs with 16 bits a sample (PNG 3rd edition), which browsers take down to 8. */
export { decodeDeepPng, deepBytes, type DeepPicture } from "./decode.ts";
export { type DeepPng, openDeepPng } from "./open.ts";
