import { type IntoProfile, intoProfile, meansSrgb, readProfile, type Rgb } from "@matte/codecs";
import type { PhotoSource } from "./source.ts";

/** How drawn colours get into the photo's own: null where they need not, because it is sRGB or says nothing. */
export async function profileOf({ header }: PhotoSource): Promise<IntoProfile | null | "unknown"> {
  if (header.profile.kind === "none") return null;
  const icc = await readProfile(header.profile);
  const into = icc && intoProfile(icc, colourSamples(header));
  if (into === null) return "unknown";
  return SAMPLES.every((colour) => isNear(into(colour), colour)) ? null : into;
}

/** The same of a PNG, which may say without a profile what its numbers mean. */
export async function pngProfileOf(source: PhotoSource): Promise<IntoProfile | null | "unknown"> {
  if (source.header.profile.kind === "deflated-icc") return profileOf(source);
  return meansSrgb(source.bytes) ? null : "unknown";
}

/** Samples a pixel without alpha: a PNG's 2 and 4 are 1 and 3 with it, a JPEG's 4 are CMYK. */
function colourSamples({ kind, components }: PhotoSource["header"]): number {
  return kind === "png" && components % 2 === 0 ? components - 1 : components;
}

/** Colours that tell sRGB from everything else. */
const SAMPLES: readonly Rgb[] = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [255, 255, 0],
  [20, 20, 20],
  [128, 128, 128],
  [240, 120, 60],
];

/** Profiles called sRGB differ by rounding. */
function isNear(one: Rgb, other: Rgb): boolean {
  return one.every((channel, index) => Math.abs(channel - (other[index] ?? 0)) <= 1);
}
