import { type DeepPng, openDeepPng } from "@matte/png";
import { isHdr } from "@matte/pixels";
import type { PhotoSource } from "./source.ts";

/** Opens a PNG with samples to keep: 16-bit, or HDR, which a canvas cannot hold with 8 bits either. Null for others. */
export function deepPngOf({ bytes, header }: Pick<PhotoSource, "bytes" | "header">): DeepPng | null {
  return openDeepPng(bytes, isHdr(header.profile) ? 8 : 16);
}
