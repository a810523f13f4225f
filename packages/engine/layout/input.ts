/** The layout's input. */
import type { PrintedData } from "../caption/camera-data.ts";
import type { PhotoTones } from "../photo-tones.ts";
import type { ArrangedSheet } from "../sheet/arrange.ts";
import type { Settings } from "../settings/table.ts";
import type { Size } from "./geometry.ts";
import type { Grid } from "./grid.ts";
import type { MeasureText } from "./parts.ts";

export interface LayoutInput {
  /** Already reduced to the plan by {@link settingsForPlan}. */
  readonly settings: Settings;
  /** The photo's size after its EXIF orientation is applied; whole pixels, at least 1. */
  readonly photo: Size;
  /** This photo's subject. */
  readonly subject: string;
  readonly camera: PrintedData;
  /** True if the plan puts the watermark on exports. */
  readonly watermark: boolean;
  readonly measure: MeasureText;
  /** True if the photo's colour space has only greys: the frame adds no colour. */
  readonly grey?: boolean;
  /** The photo's tones, for text on it; without them it has a shade for any photo. */
  readonly tones?: PhotoTones;
  /** Set for photos framed together: their places in the photo. */
  readonly sheet?: ArrangedSheet;
  /** Set if the photo is framed losslessly. */
  readonly grid?: Grid;
}

export type PrintedTexts = Pick<LayoutInput, "settings" | "subject" | "camera" | "watermark">;
