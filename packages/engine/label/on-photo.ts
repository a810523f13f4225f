/** Places a label on the photo, at a corner or in the middle of its upper or lower edge. */
import { type Box, evenInsets, outset, unionOf } from "../layout/geometry.ts";
import { logoInMatte } from "../layout/logo.ts";
import type { MatteFrame } from "../layout/matte-frame.ts";
import type { CaptionPart, Shade } from "../layout/types.ts";
import { ALL_TONES, tonesIn, type ToneRange } from "../photo-tones.ts";
import type { Settings } from "../settings/table.ts";
import { alignedTo, type Side } from "./aligned.ts";
import { amberOn } from "./ink.ts";
import { inkOnPhoto } from "./ink-on-photo.ts";
import { boxesOf } from "./arrange/arranged.ts";
import { type LabelColours, partsOf, placedAt, type PlacedLabel } from "./placed.ts";
import type { StyledLabel } from "./rows/index.ts";
import { type LabelInput, type LabelToSet, placeReadable, setLabel, unitOf } from "./set-label.ts";

/** Distance to the photo's edges, as a share of the base length. */
const INSET = 0.03;
/** Part of a rounded corner's radius that its arc takes from the diagonal. */
const ARC = 1 - Math.SQRT1_2;
/** Shortest side of a photo with a label on it: in pixels, and as a share of the longer side: presets leave it some. */
const SHORTEST_SIDE = 32;
const SLIMMEST = 1 / 32;
/** A label that does not fit at this share of its size is placed below the photo. */
const SMALLEST = 0.5;
/** The shade around the label at full opacity, and the least distance over which it fades out, in u. */
const AROUND = 4;
const FADE = 64;
/** The same distance, as a share: 1 is the photo's longer side. */
const LEAST_FADE = 1 / 12;

/** Null if nothing is printed, or if the label is too large for the photo. */
export function placeOnPhoto(style: StyledLabel, label: LabelToSet, frame: MatteFrame): CaptionPart | null {
  const { settings } = label.input;
  const placed = placeReadable((factor) => labelAt(label, frame, factor), settings, frame);
  if (placed === null) return null;
  const box = extentOf(placed);
  const { colours, shade } = inkFor(style, box, label.input, frame);
  const u = unitOf(frame, settings);
  const { caption, marks, cut } = partsOf(placed, colours);
  return {
    caption,
    marks,
    cut,
    added: 0,
    captionArea: box,
    logo: logoInMatte(settings, frame),
    logoCentred: false,
    logoLimit: null,
    shade: shade && { ...shade, box: outset(box, evenInsets(AROUND * u)), fade: fadeOf(frame, u) },
  };
}

/** In u alone the shade on a panorama, which fills its height, would end within a few pixels. */
function fadeOf({ photo }: MatteFrame, u: number): number {
  return Math.max(FADE * u, LEAST_FADE * Math.max(photo.width, photo.height));
}

function labelAt(label: LabelToSet, frame: MatteFrame, factor: number): PlacedLabel | null {
  const { settings } = label.input;
  const { photo } = frame;
  const longer = Math.max(photo.width, photo.height);
  if (Math.min(photo.width, photo.height) < Math.max(SHORTEST_SIDE, SLIMMEST * longer)) return null;
  const { labelCorner: corner } = settings;
  const inset = insetOf(frame, settings);
  const width = photo.width - 2 * inset;
  const height = photo.height - 2 * inset;
  const wanted = unitOf(frame, settings) * factor;
  for (let u = Math.min(wanted, width / label.row.least); u >= SMALLEST * unitOf(frame, settings);) {
    const set = setLabel(label, { width, u, factor, logo: null });
    if (set === null) return null;
    if (set.arranged.height <= height) {
      const arranged = alignedTo(sideOf(corner), set.arranged, label.row.arrangement, width);
      const top = corner.startsWith("top") ? inset : photo.height - inset - arranged.height;
      return placedAt(arranged, photo.x + inset, photo.y + top, 0);
    }
    // Fewer lines may be needed at a smaller size.
    u *= Math.max(SMALLEST, Math.min(0.95, height / set.arranged.height));
  }
  return null;
}

function sideOf(corner: Settings["labelCorner"]): Side {
  if (corner.endsWith("left")) return "left";
  return corner.endsWith("right") ? "right" : "centre";
}

function insetOf({ base, photo }: MatteFrame, { cornerRadius }: Settings): number {
  const shorter = Math.min(photo.width, photo.height);
  return Math.min(INSET * base + ((ARC * cornerRadius) / 100) * shorter, shorter / 4);
}

function extentOf({ lines, marks, left, top }: PlacedLabel): Box {
  const { x, y, width, height } = unionOf(boxesOf({ lines, marks }));
  return { x: left + x, y: top + y, width, height };
}

interface InkFor {
  readonly colours: LabelColours;
  readonly shade: Pick<Shade, "colour" | "opacity"> | null;
}

function inkFor(style: StyledLabel, box: Box, input: LabelInput, frame: MatteFrame): InkFor {
  const { captionColor } = input.settings;
  const { ink, beneath, shade } = inkOnPhoto(tonesBeneath(box, input, frame), captionColor);
  const isAmber = style === "contact" && captionColor === null && input.grey !== true;
  return { colours: { ink: isAmber ? amberOn(beneath, ink) : ink, matte: beneath }, shade };
}

function tonesBeneath({ x, y, width, height }: Box, { tones }: LabelInput, { photo }: MatteFrame): ToneRange {
  if (tones === undefined) return ALL_TONES;
  return tonesIn(tones, {
    x: (x - photo.x) / photo.width,
    y: (y - photo.y) / photo.height,
    width: width / photo.width,
    height: height / photo.height,
  });
}
