/** Places the label of a style: the layout's only way into this folder. */
import type { TextPlace } from "../caption/beneath.ts";
import { LEAST_CONTRAST } from "../caption/finish.ts";
import { matteReach } from "../layers/index.ts";
import { evenInsets } from "../layout/geometry.ts";
import { nearestMultiple, type Grid } from "../layout/grid.ts";
import { logoForMatte } from "../layout/chosen-logo.ts";
import { growsCanvas } from "../layout/paper.ts";
import type { MatteFrame } from "../layout/matte-frame.ts";
import type { CaptionPart } from "../layout/types.ts";
import type { Settings } from "../settings/table.ts";
import { labelContent } from "./content.ts";
import { labelInk } from "./ink.ts";
import { withLogo } from "./logo.ts";
import { placeOnPhoto } from "./on-photo.ts";
import { type LabelColours, partsOf, placedAt, type PlacedLabel } from "./placed.ts";
import { LABEL_ROWS, type StyledLabel } from "./rows/index.ts";
import { type LabelInput, type LabelToSet, placeReadable, setLabel, unitOf, wholePixels } from "./set-label.ts";
import type { LabelStyleRow } from "./types.ts";

/** Distance to a canvas edge without matte, as a share of the base length. */
const INSET = 0.03;
/** Least distance of a label in the matte from the matte's edges, in u. */
const AIR = 1;

/** Places the label of a style; null if nothing is printed. */
export function placeLabel(style: StyledLabel, input: LabelInput, frame: MatteFrame, grid: Grid): CaptionPart | null {
  const toSet = { row: LABEL_ROWS[style], content: labelContent(input), input };
  const onPhoto = input.settings.labelPlace === "photo" ? placeOnPhoto(style, toSet, frame) : null;
  return onPhoto ?? placeBelow(toSet, frame, grid);
}

function placeBelow(toSet: LabelToSet, frame: MatteFrame, grid: Grid): CaptionPart | null {
  const { row, input } = toSet;
  const { settings } = input;
  const label = placeReadable((factor) => labelAt(toSet, frame, factor), settings, frame);
  if (label === null) return null;
  const { matte, framed } = frame;
  const exact = wholePixels(label.added);
  const inMatte = isInMatte(row, settings);
  const added = inMatte
    ? Math.ceil(exact / grid.captionArea) * grid.captionArea
    : (nearestMultiple(exact, grid.captionArea, exact - matte.bottom / 2) ?? exact);
  const at = inMatte ? placedAt(label, label.left, label.top + (added - exact) / 2, added) : label;
  const top = framed.height - matte.bottom + reachOf(frame, settings);
  const bottom = inMatte ? framed.height + added : top + label.added;
  const canvas = { width: framed.width, height: framed.height + added };
  const box = { x: 0, y: top, width: framed.width, height: Math.min(bottom, canvas.height) - top };
  const { caption, marks, logo, cut } = partsOf(at, coloursOf(input, { canvas, box }));
  return { caption, marks, logo, cut, added, captionArea: box, logoCentred: false, logoLimit: null };
}

function coloursOf({ settings, grey, tones }: LabelInput, place: TextPlace): LabelColours {
  const { ink, beneath } = labelInk(settings, grey, { ...place, tones });
  return { matte: beneath, ink, least: LEAST_CONTRAST[settings.textFinish] };
}

/** True for labels in the middle of the bottom matte, which grows only by what they lack. */
function isInMatte({ arrangement }: LabelStyleRow, { labelPlace }: Settings): boolean {
  return arrangement.kind === "strip" || labelPlace === "matte";
}

/** The label at a factor of its size; null if nothing is printed. */
function labelAt(toSet: LabelToSet, frame: MatteFrame, factor: number): PlacedLabel | null {
  const { row, input } = toSet;
  const { settings } = input;
  const { framed, matte, photo } = frame;
  const wanted = unitOf(frame, settings) * factor;
  const { left, width } = spanOf(frame, row.least * wanted);
  const u = Math.min(wanted, width / row.least);
  const logo = logoForMatte(settings);
  const set = setLabel(toSet, { width, u, factor, logo: logo && logo.height / logo.width });
  if (set === null) return null;
  const rings = reachOf(frame, settings);
  const upper = framed.height - matte.bottom + rings;
  const isStrip = row.arrangement.kind === "strip";
  const full = isStrip ? set.arranged : withLogo(set.arranged, row.arrangement, settings, set.space, frame);
  if (isInMatte(row, settings)) {
    const air = isStrip ? 0 : AIR * u;
    const added = Math.max(0, full.height + 2 * air - (matte.bottom - rings));
    return placedAt(full, left, (upper + framed.height + wholePixels(added) - full.height) / 2, added);
  }
  const gap = row.gap * u;
  return placedAt(full, left, Math.max(upper, photo.y + photo.height) + gap, rings + gap + full.height);
}

/** Width taken from the bottom matte by lines around the photo. A shape or a paper may widen the other sides, and these lines with them. */
function reachOf(frame: MatteFrame, settings: Settings): number {
  const widest = growsCanvas(settings) ? { ...frame, matte: evenInsets(frame.matte.bottom) } : frame;
  return matteReach(widest, settings);
}

/** The photo's edges, kept off the canvas edge; those of the canvas if the photo is narrower than the label. */
function spanOf({ base, framed, photo }: MatteFrame, least: number): { readonly left: number; readonly width: number } {
  const inset = Math.min(INSET * base, framed.width / 4);
  const left = Math.max(photo.x, inset);
  const right = framed.width - Math.max(framed.width - photo.x - photo.width, inset);
  return right - left >= least ? { left, width: right - left } : { left: inset, width: framed.width - 2 * inset };
}
