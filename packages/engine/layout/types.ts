/** Framed pictures and their layers. */
import type { HexColour } from "../colour.ts";
import type { LabelFace } from "../label/types.ts";
import type { Surface, Tile } from "../paint/surface.ts";
import type { PhotoTones } from "../photo-tones.ts";
import type { ArrangedSheet } from "../sheet/arrange.ts";
import type { Settings } from "../settings/table.ts";
import type { Box, Placement, Size } from "./geometry.ts";
import type { Grid } from "./grid.ts";
import type { LayoutInput, PrintedTexts } from "./input.ts";
import type { MatteFrame } from "./matte-frame.ts";
import type {
  Backdrop,
  Band,
  Bevel,
  CaptionFinish,
  CaptionRole,
  Flat,
  Font,
  FontCss,
  LabelMark,
  MatteShadow,
  MatteSurface,
  PhotoMark,
  Ring,
  Shade,
  ShadowShape,
  TextBox,
} from "./parts.ts";

export type * from "./input.ts";
export type * from "./parts.ts";

/** A framed picture, finished: the painter draws its layers and decides nothing. */
export interface Layout {
  readonly canvas: Size;
  /** In painting order. Each reads its fields in the layout. */
  readonly layers: readonly Layer[];
  /** Colour of the whole canvas before anything is drawn on it. */
  readonly background: HexColour;
  /** Null for a matte of one colour. */
  readonly backdrop: Backdrop | null;
  /** Null for a smooth matte. */
  readonly surface: MatteSurface | null;
  /** Null without one. */
  readonly shadow: MatteShadow | null;
  /** In the matte, at a distance from the stroke. Null without a second stroke. */
  readonly secondStroke: Ring | null;
  /** Between matte and stroke. Null without one. */
  readonly innerMat: Ring | null;
  /** The matte's bevel around an inner mat. Null without both. */
  readonly outerBevel: Bevel | null;
  /** Directly outside the stroke. Null without a bevel. */
  readonly bevel: Bevel | null;
  /** Around the photo. Null without a stroke. */
  readonly stroke: Ring | null;
  readonly photo: Box;
  /** Matte between photos framed together. */
  readonly gaps: readonly Box[];
  /** Radius of the photo's corners; 0 for square ones. */
  readonly cornerRadius: number;
  /** Null without a mark on the photo. */
  readonly photoMark: PhotoMark | null;
  readonly watermark: TextBox | null;
  /** Null without a caption. */
  readonly captionArea: Box | null;
  readonly caption: readonly TextBox[];
  /** Under a label on the photo. Null elsewhere, and where the photo alone has enough contrast. */
  readonly shade: Shade | null;
  /** Rules and pointers among the caption's lines. */
  readonly marks: readonly LabelMark[];
  readonly finish: CaptionFinish;
  readonly logo: Box | null;
  /** Colour for the logo's opaque pixels; null for its own colours. */
  readonly logoInk: HexColour | null;
  /** True if text on the right moved the logo to the centre, against the setting. */
  readonly logoCentred: boolean;
  /** The largest `logoSize` with an effect, if the caption area's height limits the logo; otherwise null. */
  readonly logoLimit: number | null;
  /** Caption fields not printed to their end. */
  readonly cut: readonly CaptionRole[];
}

export interface CaptionPart extends Pick<
  Layout,
  "captionArea" | "caption" | "marks" | "logo" | "logoCentred" | "logoLimit" | "cut"
> {
  readonly shade?: Shade | null;
  /** Height that the caption adds to the picture. */
  readonly added: number;
}

/** Fields for layers with nothing to draw. Caption and logo are placed together, before the layers. */
export const NO_PARTS = {
  backdrop: null,
  surface: null,
  shadow: null,
  secondStroke: null,
  innerMat: null,
  outerBevel: null,
  bevel: null,
  stroke: null,
  gaps: [],
  cornerRadius: 0,
  finish: { kind: "flat" },
  shade: null,
  photoMark: null,
  logoInk: null,
  watermark: null,
} as const satisfies Partial<Layout>;

/** Settings and measures of a frame, in pixels of the photo. */
export interface Composition {
  readonly settings: Settings;
  readonly frame: MatteFrame;
  readonly grid: Grid;
  /** True for a photo whose colour space has only greys. */
  readonly grey: boolean;
  readonly tones?: PhotoTones | undefined;
  /** Set for photos framed together. */
  readonly sheet?: ArrangedSheet | undefined;
}

/** Parts of a layout that decide how the matte's face looks. */
export type GroundParts = Pick<Layout, "canvas" | "backdrop" | "surface" | "background">;

/** Computed pixels, the same on every platform, as images; each is valid until the next one. */
export interface DrawnMatte<Picture> {
  /** @param box whole pixels */
  shadow(shape: ShadowShape, box: Box): Picture;
  /** @param box whole pixels @param reduced the photo, required if the backdrop shows it */
  ground(layout: GroundParts, box: Box, reduced: Tile | null): Picture;
  /** Style to fill with a matte's relief; null if the canvas has no patterns. */
  surface(relief: MatteSurface, background: HexColour): unknown;
}

/** Images and fonts for overlays. */
export interface OverlayMeans<Picture> {
  /** Required if the layout has a logo. */
  readonly logo: Picture | null;
  /** Makes a copy of a logo in one colour. Logos have their own colours without it. */
  tint?(logo: Picture, ink: HexColour): Picture;
  readonly toCss: FontCss;
  /** Absent where neither shadows nor surfaces are drawn. */
  readonly drawn?: DrawnMatte<Picture> | undefined;
  /** The photo in a few thousand pixels, for a matte that shows it; flat without it. */
  readonly reduced?: Tile | null | undefined;
  /** Part of the picture that is wanted, so layers leave out what is far from it; absent for all of it. */
  readonly within?: Box;
}

export interface PaintMeans<Picture> extends OverlayMeans<Picture> {
  /** Null if the photo is not drawn. */
  readonly photo: Picture | null;
}

/**
 * Layer of framed pictures: a file and a row in {@link LAYERS}. It answers for its fields of the layout; answers that do not
 * concern it are absent, and null leaves the fields as they are.
 */
export interface Layer {
  readonly name: string;
  /** True for the face of the matte, which shows between lines too. */
  readonly isGround?: true;
  /** Its fields around a photo at full size. @param placed with the fields from layers before it */
  place?(composition: Composition, placed: Layout): Partial<Layout> | null;
  /** Its fields in the export; the other layers already have theirs. */
  placeInExport?(exported: Layout, input: LayoutInput): Partial<Layout> | null;
  /** Width that it takes from the matte's inner edge. */
  reach?(frame: MatteFrame, settings: Settings): number;
  /** Its fields, scaled, then moved. */
  move?(layout: Layout, to: Placement): Partial<Layout> | null;
  /** Its fields around another box of the photo. */
  follow?(layout: Layout, photo: Box): Partial<Layout> | null;
  paint<Picture>(surface: Surface<Picture>, layout: Layout, means: PaintMeans<Picture>): void;
  /** Areas in one colour, each over those before it; the photo covers them. */
  flats?(layout: Layout): readonly Flat[];
  readonly overlay?: Overlay;
  /** Bands around the photo from the outside in, following rounded corners. */
  bands?(layout: Layout): readonly Band[];
  /** Texts for which a font is needed. */
  texts?(printed: PrintedTexts): readonly PrintedLine[];
  /** Pixels in a soft shade, to estimate a file's size. */
  shaded?(layout: Layout): number;
  /** Pixels on edges along the photo, to estimate a file's size. */
  edges?(layout: Layout): number;
}

/**
 * Part of a layer beyond areas in one colour. If the photo's data are kept, only the blocks under its boxes are drawn; those of the
 * photo are remembered, so the frame comes off.
 */
export interface Overlay {
  /** Boxes outside which nothing is drawn. @param boxOf box around a line's glyphs */
  boxes(layout: Layout, boxOf: (line: TextBox) => Box): readonly Box[];
  paint<Picture>(surface: Surface<Picture>, layout: Layout, means: OverlayMeans<Picture>): void;
  /** True if it has no colours but greys. */
  isGrey(layout: Layout): boolean;
  /** The computed part without details that it is, whose blocks need no pixels; null or absent for anything else. */
  smooth?(layout: Layout): SmoothPart | null;
  /** Its lines of text, for which thumbnails load fonts. */
  lines?(layout: Layout): readonly TextBox[];
  /** Boxes around texts and images: the watermark avoids them, and the estimate of a file's size counts them. */
  ink?(layout: Layout): readonly Box[];
}

/** The matte's face, or its shadow. */
export type SmoothPart = "face" | MatteShadow["falls"];

/** Boxes with smooth parts, by their samples. */
export interface SmoothArea {
  readonly boxes: readonly Box[];
  /** Writes red, green and blue of the matte's face at a point, not rounded; null where flat colours are. */
  readonly colourAt: ((x: number, y: number, into: Float64Array) => void) | null;
  /** Share of light that a shadow leaves at a point; null without a shadow. */
  readonly lightAt: ((x: number, y: number) => number) | null;
}

export interface PrintedLine {
  readonly text: string;
  readonly weight: Font["weight"];
  /** Typeface of a label style; absent for the caption's. */
  readonly face?: LabelFace;
}
