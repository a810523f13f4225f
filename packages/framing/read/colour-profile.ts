import { intoCicp, type IntoProfile, intoProfile, readProfile } from "@matte/pixels";
import { meansSrgb } from "@matte/png";
import type { Rgb } from "@matte/jpeg/lossless";
import type { PhotoSource } from "./source.ts";

/** Target colour space for a frame's colours. */
export type FrameColours =
  /** Also for photos without one. */
  { readonly kind: "srgb" } | { readonly kind: "profile"; readonly into: IntoProfile };

/** A photo's colour space. */
export type PhotoColours = FrameColours | { readonly kind: "unreadable" };

export async function coloursOf({ header }: Pick<PhotoSource, "header">): Promise<PhotoColours> {
  if (header.profile.kind === "none") return SRGB;
  const into = await conversionInto(header);
  if (into === null) return UNREADABLE;
  return SAMPLES.every((colour) => isNear(into(colour), colour)) ? SRGB : { kind: "profile", into };
}

/** True if a photo's samples are sRGB, or Display P3, colours as they are. */
export async function isStoredAs(source: PhotoSource, displayP3: boolean): Promise<boolean> {
  const colours = await coloursOf(source);
  if (colours.kind !== "profile") return colours.kind === "srgb" && !displayP3;
  const canvas = displayP3 ? intoCicp(DISPLAY_P3) : null;
  return canvas !== null && SAMPLES.every((colour) => isNear(colours.into(colour), canvas(colour)));
}

async function conversionInto(header: PhotoSource["header"]): Promise<IntoProfile | null> {
  if (header.profile.kind === "cicp") return intoCicp(header.profile);
  const icc = await readProfile(header.profile);
  return icc && intoProfile(icc, colourSamples(header));
}

/** {@link coloursOf} a PNG, which may state its colour space by gamma and chromaticities. */
export async function pngColoursOf(source: PhotoSource): Promise<PhotoColours> {
  if (source.header.profile.kind !== "none") return coloursOf(source);
  return meansSrgb(source.bytes) ? SRGB : UNREADABLE;
}

/** Samples per pixel without alpha: a PNG's 2 and 4 include alpha, a JPEG's 4 are CMYK. */
function colourSamples({ kind, components }: PhotoSource["header"]): number {
  return kind === "png" && components % 2 === 0 ? components - 1 : components;
}

const SRGB = { kind: "srgb" } as const;
const UNREADABLE = { kind: "unreadable" } as const;

/** ITU-T H.273 code points. */
const DISPLAY_P3 = { kind: "cicp", primaries: 12, transfer: 13 } as const;

/** Colours distinguishing sRGB from other colour spaces. */
const SAMPLES: readonly Rgb[] = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [255, 255, 0],
  [20, 20, 20],
  [128, 128, 128],
  [240, 120, 60],
];

/** True within rounding; profiles called sRGB differ by that much. */
function isNear(one: Rgb, other: Rgb): boolean {
  return one.every((channel, index) => Math.abs(channel - (other[index] ?? 0)) <= 1);
}
