/** Pictures that the build renders with the product's own engine. */
import type { CameraData, Settings } from "@matte/engine";

/** A photo of tools/art, `tools/art/NAME.jpg`. */
export type Artwork = "arch" | "dunes" | "mist" | "sea" | "stairwell" | "still";

/** An artwork in a frame, as the editor exports it for a user on Pro. */
export interface FramedSample {
  readonly artwork: Artwork;
  /** Settings that differ from the defaults. */
  readonly settings: Partial<Settings>;
  readonly subject?: string;
  readonly camera?: CameraData;
  /** True for a frame with the sample logo of `build/pictures`. */
  readonly hasLogo?: true;
  /** Widths of the image files in pixels, ascending; none may exceed the export's own width. */
  readonly widths: readonly number[];
}

/** Attributes of a rendered picture's `<img>` and, in further formats, of its `<source>` elements. */
export interface BuiltPicture {
  /** Size of the export in pixels; gives the proportions. */
  readonly width: number;
  readonly height: number;
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
  readonly srcSet: string;
  readonly src: string;
}
