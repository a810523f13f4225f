/** Input and output of the layout. All lengths are pixels of the exported image; the origin is its top left corner. */
import type { PrintedData } from "../caption/camera-data.ts";
import type { CameraLine } from "../caption/camera-text.ts";
import type { HexColour } from "../colour.ts";
import type { Settings } from "../settings/table.ts";
import type { Box, Side, Size } from "./geometry.ts";
import type { Grid } from "./grid.ts";

export type FontWeight = 400 | 500 | 600;

export interface Font {
  readonly family: string;
  /** Families for characters that the first one lacks, in order. */
  readonly fallback?: readonly string[];
  readonly weight: FontWeight;
  /** Pixels. */
  readonly size: number;
}

/** Advance width in pixels of one line of text. A parameter, so that the layout needs no canvas. */
export type MeasureText = (text: string, font: Font) => number;

export interface LayoutInput {
  /** Already reduced to the plan by {@link settingsForPlan}. */
  readonly settings: Settings;
  /** The photo's size after its EXIF orientation is applied; whole pixels, at least 1. */
  readonly photo: Size;
  /** This photo's own subject. */
  readonly subject: string;
  readonly camera: PrintedData;
  /** True if the plan puts the watermark on exports. */
  readonly watermark: boolean;
  readonly measure: MeasureText;
  /** True for a photo whose colour space has only greys: the frame adds no colour of its own. */
  readonly grey?: boolean;
  /** Set if the photo is framed losslessly. */
  readonly grid?: Grid;
}

export type CaptionRole = "subject" | "location" | "credit" | "additional" | CameraLine;

/** One line of text, ready to draw. */
export interface TextBox {
  readonly role: CaptionRole | "separator" | "watermark";
  /** The text as drawn. */
  readonly text: string;
  /** The whole field, of which `text` may be one of several lines. */
  readonly full: string;
  readonly font: Font;
  readonly colour: HexColour;
  readonly opacity: number;
  readonly align: "left" | "right";
  readonly direction: "ltr" | "rtl";
  /** The line's box; `align` names the edge at which the text is anchored. */
  readonly box: Box;
  /** Alphabetic baseline, canvas y. */
  readonly baseline: number;
}

/** An area of one colour. */
export interface FlatArea {
  readonly box: Box;
  readonly colour: HexColour;
}

/** A line of one colour around the photo; `box` is its outer edge. */
export interface Ring extends FlatArea {
  readonly width: number;
}

/** A thin shadow along an edge. */
export interface EdgeShadow {
  readonly width: number;
  readonly colour: HexColour;
}

/** A bevelled edge of the matte; `box` is its outer edge. */
export interface Bevel {
  readonly box: Box;
  readonly width: number;
  readonly colours: Readonly<Record<Side, HexColour>>;
  /** Around the bevel, in the matte. */
  readonly edge: EdgeShadow;
  /** At the lower end of the upper flat. */
  readonly above: EdgeShadow;
  /** At the right end of the left flat. */
  readonly before: EdgeShadow;
}

/** A framed picture, finished: the painter draws these boxes in this order and decides nothing. */
export interface Layout {
  readonly canvas: Size;
  /** Colour of the whole canvas before anything is drawn on it. */
  readonly background: HexColour;
  /** In the matte, at a distance from the stroke. Null without a second stroke. */
  readonly secondStroke: Ring | null;
  /** Directly outside the stroke. Null without a bevel. */
  readonly bevel: Bevel | null;
  /** Around the photo. Null without a stroke. */
  readonly stroke: Ring | null;
  readonly photo: Box;
  readonly watermark: TextBox | null;
  /** Null without a caption. */
  readonly captionArea: Box | null;
  readonly caption: readonly TextBox[];
  readonly logo: Box | null;
  /** True if text on the right moved the logo to the centre, against the setting. */
  readonly logoCentred: boolean;
  /** The largest `logoSize` with an effect, if the caption area's height limits the logo; otherwise null. */
  readonly logoLimit: number | null;
  /** Fields of the caption that are not printed to their end. */
  readonly cut: readonly CaptionRole[];
}
