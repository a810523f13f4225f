/** Pictures rendered by the build with the product's engine. */
import type { CameraData, Settings } from "@matte/engine";

/** A photo in tools/art, `tools/art/NAME.jpg`. */
export type Artwork = "arch" | "dunes" | "mist" | "sea" | "stairwell" | "still";

/** An artwork in a frame, as the editor exports it for a user on Pro. */
export interface FramedSample {
  readonly artwork: Artwork;
  /** Settings that differ from the defaults. */
  readonly settings: Partial<Settings>;
  readonly subject?: string;
  readonly camera?: CameraData;
  /** True for a frame with the sample logo from `build/pictures`. */
  readonly hasLogo?: true;
  /** Image file widths in pixels, ascending; none may exceed the export's. */
  readonly widths: readonly number[];
}

/** Attributes for a rendered picture's `<img>` and, in further formats, for its `<source>` elements. */
export interface BuiltPicture {
  /** Export size in pixels; gives the proportions. */
  readonly width: number;
  readonly height: number;
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
  readonly srcSet: string;
  readonly src: string;
}
