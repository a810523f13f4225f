import { deepBytes, openDeepPng } from "@matte/codecs";
import type { DeepFacts } from "#domain/photos/types.ts";
import { pngProfileOf } from "./colour-profile.ts";
import type { PhotoSource } from "./source.ts";

/** Bytes of samples held at once: 89 megapixels of colour. Greys count as colours, which a coloured frame makes of them. */
const MOST_BYTES = 2 ** 29;

/** Whether an export may keep a photo's 16 bits a sample; null of what has none. */
export async function deepFactsOf(source: PhotoSource): Promise<DeepFacts | null> {
  const png = openDeepPng(source.bytes);
  if (png === null) return null;
  if (source.header.orientation !== 1) return { obstacle: "turned" };
  if (deepBytes(png, "rgb") > MOST_BYTES) return { obstacle: "too-large" };
  const profile = await pngProfileOf(source);
  if (profile === "unknown") return { obstacle: "profile" };
  return { grey: png.colour === "grey" && source.header.profile.kind !== "none", obstacle: null };
}
