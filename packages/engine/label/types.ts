/** Rows of label styles: their fields, type and arrangement. Lengths are in u, a thousandth of the base length. */
import type { Font } from "../layout/parts.ts";
import type { MetadataFont } from "../settings/table.ts";

/** Families that labels bring. Newsreader is cut at fixed optical sizes, so preview and export have the same letters. */
export const LABEL_FACES = ["Inter", "Newsreader 16pt", "Newsreader 72pt", "Courier Prime"] as const;

export type LabelFace = (typeof LABEL_FACES)[number];

/** Families with their files: those of captions, and those of label styles. */
export type FaceFamily = MetadataFont | LabelFace;

/** Type of a text. */
export interface LabelRole {
  readonly face: LabelFace;
  readonly weight: Font["weight"];
  readonly size: number;
  /** Space between letters, in em. */
  readonly tracking: number;
  /** The same for Han, kana and hangul; none if absent. */
  readonly hanTracking?: number;
  /** Share of the ink in a mix with the matte. */
  readonly ink: number;
  /** Line height, in em. */
  readonly leading: number;
  readonly italic?: true;
  readonly capitals?: true;
  /** Large letters, in thumbnails drawn as taller bars. */
  readonly isDisplay?: true;
  /** Exempt from the smallest size on preset canvases. */
  readonly isMinor?: true;
}

/** Texts that a label may print. */
export type LabelField =
  | "subject"
  | "location"
  | "year"
  | "credit"
  | "additional"
  | "camera"
  | "lens"
  | "film"
  | "exposure"
  | "city"
  | "day"
  | "description"
  | "creator";

/** Fields joined by a separator; a missing one leaves none. */
export interface FieldGroup {
  /** A group is joined before its neighbours, by its own separator. */
  readonly parts: readonly (LabelField | FieldGroup)[];
  readonly join: string;
}

/** Fields on a line. */
export interface LabelText extends FieldGroup {
  readonly role: LabelRole;
  /** Lines before the rest is cut; absent for camera data, never cut. */
  readonly most?: number;
}

/** Two columns, the right one flush right. */
export interface Columns {
  readonly kind: "columns";
  readonly left: readonly LabelText[];
  readonly right: readonly LabelText[];
  readonly gap: number;
  /** Largest share of the width for the right column before its camera data takes more lines. */
  readonly share: number;
  /** The left column always keeps this share. */
  readonly leftShare: number;
}

/** Blocks below each other. */
export interface Stack {
  readonly kind: "stack";
  readonly align: "start" | "centre";
  readonly blocks: readonly StackBlock[];
  readonly rules?: {
    readonly share: number;
    readonly thickness: number;
    readonly ink: number;
    readonly before: number;
    readonly after: number;
  };
}

export interface StackBlock {
  /** Space above, if something precedes. */
  readonly above: number;
  readonly texts: readonly LabelText[];
  /** Width as a share of the photo's. */
  readonly share: number;
  /** Least width. */
  readonly least?: number;
  /** Lines with similar lengths; for texts on two lines. */
  readonly balanced?: true;
  /** A text shrinks to this share of its size before it takes more lines. */
  readonly shrink?: number;
}

/** Camera over lens at the left, exposure as names over values at the right, a rule between, a line below. */
export interface Table {
  readonly kind: "table";
  readonly camera: LabelText;
  readonly lens: LabelText;
  readonly name: LabelRole;
  readonly value: LabelRole;
  readonly line: LabelText;
  readonly columnGap: number;
  /** Top of the names, and of the values. */
  readonly nameTop: number;
  readonly valueTop: number;
  readonly rule: {
    readonly width: number;
    readonly height: number;
    readonly top: number;
    readonly ink: number;
    readonly gap: number;
  };
  readonly logo: { readonly width: number; readonly height: number; readonly gap: number };
  /** Height above the line, and the space above the line. */
  readonly height: number;
  readonly above: number;
  /** Width for camera and lens next to the exposure. */
  readonly leftLeast: number;
}

/** One line in the middle of the bottom matte, spread over the width. */
export interface Strip {
  readonly kind: "strip";
  readonly role: LabelRole;
  readonly gap: number;
  /** The line shrinks to this share of its size before parts are left out. */
  readonly shrink: number;
  readonly height: number;
  /** Pointer before a number, in em: half its height, its length, and the distance to the number. */
  readonly pointer: { readonly half: number; readonly length: number; readonly advance: number };
}

/** One paragraph beginning with the subject. */
export interface Run {
  readonly kind: "run";
  readonly lead: LabelRole;
  readonly text: LabelRole;
  readonly width: number;
  readonly gap: number;
}

export type Arrangement = Columns | Stack | Table | Strip | Run;

/** A label style. */
export interface LabelStyleRow {
  /** Distance from the photo's outermost line. */
  readonly gap: number;
  /** The whole label is scaled down below this width. */
  readonly least: number;
  readonly arrangement: Arrangement;
}
