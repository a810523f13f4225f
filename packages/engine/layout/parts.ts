/** Parts of a layout. All lengths are pixels in the exported image; the origin is its top left corner. */
import type { CameraLine } from "../caption/camera-text.ts";
import type { HexColour } from "../colour.ts";
import type { SurfaceKind } from "../surface/kinds.ts";
import type { Box, Side, Size } from "./geometry.ts";

export type FontWeight = 400 | 500 | 600;

export interface Font {
  readonly family: string;
  /** Families for characters that the first one lacks, in order. */
  readonly fallback?: readonly string[];
  /** 300 is for labels alone. */
  readonly weight: FontWeight | 300;
  /** Pixels. */
  readonly size: number;
  readonly italic?: true;
  /** Space between letters, in em. */
  readonly tracking?: number;
}

/** Writes a font in CSS. */
export type FontCss = (font: Font) => string;

/** Advance width in pixels of one line of text. A parameter, so that the layout needs no canvas. */
export type MeasureText = (text: string, font: Font) => number;

export type CaptionRole = "subject" | "location" | "credit" | "additional" | CameraLine;

/** Text line, ready to draw. */
export interface TextBox {
  readonly role: CaptionRole | "separator" | "watermark" | "mark";
  /** Fields of the text, if there are several. */
  readonly roles?: readonly CaptionRole[];
  /** The text as drawn. */
  readonly text: string;
  /** The whole field; `text` may be one line out of several. */
  readonly full: string;
  readonly font: Font;
  readonly colour: HexColour;
  readonly opacity: number;
  readonly align: "left" | "right";
  readonly direction: "ltr" | "rtl";
  /** True for a poster's large letters. */
  readonly isDisplay?: true;
  /** The line's box; `align` names the edge at which the text is anchored. */
  readonly box: Box;
  /** Alphabetic baseline, canvas y. */
  readonly baseline: number;
}

/** Edge of pressed letters, under their ink. */
export interface PressedEdge {
  readonly colour: HexColour;
  readonly opacity: number;
  /** Distance below the letters, in em. */
  readonly y: number;
}

/** Finish of a caption's texts, rules and pointers. */
export type CaptionFinish =
  | { readonly kind: "flat" }
  | {
      readonly kind: "pressed";
      readonly edges: readonly PressedEdge[];
      /** Smaller letters have no edges. */
      readonly leastSize: number;
    }
  /** `tones`: from its lit end to the other. */
  | { readonly kind: "foil"; readonly tones: readonly [HexColour, HexColour] };

/** Rule of a label, or a triangle pointing to the right. */
export interface LabelMark {
  readonly shape: "bar" | "pointer";
  readonly box: Box;
  readonly colour: HexColour;
}

/** Soft shade under a label on the photo. */
export interface Shade {
  /** Full opacity inside. */
  readonly box: Box;
  /** Distance over which it fades out. */
  readonly fade: number;
  readonly colour: HexColour;
  readonly opacity: number;
}

export interface MarkLogo extends Box {
  /** Colour for its opaque pixels; null for its own colours. */
  readonly ink: HexColour | null;
}

/** Texts or logos on the photo. */
export interface PhotoMark {
  readonly texts: readonly TextBox[];
  readonly logos: readonly MarkLogo[];
  /** 0 to 1. */
  readonly opacity: number;
}

/** Area in one colour. */
export interface FlatArea {
  readonly box: Box;
  readonly colour: HexColour;
}

/** A flat area; its colour is null where it shows the matte's face. */
export interface Flat {
  readonly box: Box;
  readonly colour: HexColour | null;
}

/** Picture on the matte instead of one colour. Lengths are shares of the canvas's width. */
export type Backdrop =
  | { readonly kind: "gradient"; readonly from: HexColour; readonly to: HexColour; readonly angle: number }
  /** `deviation`: of the blur; `shade`: −1 to 1, towards black or white. */
  | { readonly kind: "photo"; readonly deviation: number; readonly shade: number };

/** The matte's relief, repeated from the canvas's top left corner. */
export interface MatteSurface {
  readonly kind: SurfaceKind;
  /** 1 to 100. */
  readonly depth: number;
  readonly period: Size;
}

/** A blurred outline, moved and translucent. */
export interface ShadowCast {
  readonly x: number;
  readonly y: number;
  /** Twice the standard deviation, as in CSS. */
  readonly blur: number;
  /** 0 to 1. */
  readonly opacity: number;
}

/** Black shadow of the matte's inner edge. */
export interface MatteShadow {
  /** `inside`: on the inner mat; `outside`: on the matte. */
  readonly falls: "inside" | "outside";
  readonly casts: readonly ShadowCast[];
}

/** The shadow of a layout, with the edge that casts it. */
export interface ShadowShape extends MatteShadow {
  readonly edge: Box;
  /** Radius of the edge's corners; 0 for square ones. */
  readonly radius: number;
}

/** Line in one colour around the photo; `box` is its outer edge. */
export interface Ring extends FlatArea {
  readonly width: number;
}

/** A band around the photo; `box` is its outer edge, the next band or the photo its inner one. */
export interface Band {
  readonly box: Box;
  /** Absent sides show the band before it; null for the matte on all sides. */
  readonly colours: Readonly<Partial<Record<Side, HexColour>>> | null;
  /** Set for the shadow, which has no colours. */
  readonly shadow?: MatteShadow["falls"];
}

/** A thin shadow along an edge. */
export interface EdgeShadow {
  readonly width: number;
  readonly colour: HexColour;
}

/** The matte's bevelled edge; `box` is its outer edge. */
export interface Bevel {
  readonly box: Box;
  readonly width: number;
  readonly colours: Readonly<Record<Side, HexColour>>;
  /** Around the bevel, in the matte. */
  readonly edge: EdgeShadow;
  /** At the upper flat's lower end. */
  readonly above: EdgeShadow;
  /** At the left flat's right end. */
  readonly before: EdgeShadow;
}
