/** What hangs on the landing page: each picture is an export of our own engine, made while the pages are built. */
import type { CameraData, Settings } from "@matte/engine";

/** A work of tools/art, `tools/art/NAME.jpg`. */
export type Work = "arch" | "dunes" | "mist" | "sea" | "stairwell" | "still";

export interface Exhibit {
  readonly work: Work;
  /** As somebody on Pro would set them in the editor; what is not named stands at its default. */
  readonly settings: Partial<Settings>;
  readonly subject?: string;
  readonly camera?: CameraData;
  /** Whether the sample mark of `build/pictures` is its logo. */
  readonly marked?: true;
  /** Widths of the files, in pixels, ascending; the widest may not exceed the export's own. */
  readonly widths: readonly number[];
}

/** A built picture, as `<picture>` wants it. */
export interface Picture {
  /** The export's own size in pixels: for the proportions. */
  readonly width: number;
  readonly height: number;
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
  /** JPEG, for browsers that know no other format. */
  readonly srcSet: string;
  readonly src: string;
}
