declare module "virtual:script-fonts" {
  const tables: Readonly<Record<string, string>>;
  export default tables;
}

declare module "virtual:caption-fonts" {
  import type { FaceFamily, Font } from "@matte/engine";

  export interface CaptionFace {
    readonly family: string;
    readonly weight: Font["weight"];
    readonly italic?: true;
    readonly url: string;
    /** CSS `local(…)` sources with precedence over the file, null without any. */
    readonly local: string | null;
    /** CSS `unicode-range`. */
    readonly unicodeRange: string;
  }

  export interface CaptionFamily {
    /** URL of the family's stylesheet. */
    readonly stylesheet: string;
    readonly faces: readonly CaptionFace[];
  }

  export const stylesheets: Readonly<Record<FaceFamily, string>>;
  /** The distinct `unicode-range`s in each family's faces. */
  export const unicodeRanges: Readonly<Record<FaceFamily, readonly string[]>>;
  export const catalogue: Readonly<Record<FaceFamily, CaptionFamily>>;
}
