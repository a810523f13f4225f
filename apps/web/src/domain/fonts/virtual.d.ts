declare module "virtual:caption-fonts" {
  import type { FontWeight, MetadataFont } from "@matte/engine";

  export interface CaptionFace {
    readonly family: MetadataFont;
    readonly weight: FontWeight;
    /** Of a WOFF2 file, from the site's root. */
    readonly url: string;
    /** CSS `local(…)` sources to look for first, null where there are none. */
    readonly local: string | null;
    /** CSS `unicode-range`. */
    readonly unicodeRange: string;
  }

  export interface CaptionFamily {
    /** Address of the family's one stylesheet. */
    readonly stylesheet: string;
    readonly faces: readonly CaptionFace[];
  }

  export const stylesheets: Readonly<Record<MetadataFont, string>>;
  /** The distinct `unicode-range`s of each family's faces. */
  export const unicodeRanges: Readonly<Record<MetadataFont, readonly string[]>>;
  export const catalogue: Readonly<Record<MetadataFont, CaptionFamily>>;
}
