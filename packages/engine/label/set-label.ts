/** A label's lines at a size, and the size at which presets print it. */
import type { MatteFrame } from "../layout/matte-frame.ts";
import { outputFactor, presetCanvas } from "../layout/preset.ts";
import type { LayoutInput } from "../layout/types.ts";
import type { Settings } from "../settings/table.ts";
import type { Arranged, LabelSpace } from "./arrange/arranged.ts";
import { arrange } from "./arrange/index.ts";
import { type LabelContent, textOf } from "./content.ts";
import { fieldsOf } from "./fields.ts";
import type { PlacedLabel } from "./placed.ts";
import { rolesOf } from "./texts.ts";
import type { LabelStyleRow } from "./types.ts";
import { Typesetter } from "./typesetter.ts";

export type LabelInput = Pick<LayoutInput, "settings" | "subject" | "camera" | "measure" | "grey" | "tones">;

export interface LabelToSet {
  readonly row: LabelStyleRow;
  readonly content: LabelContent;
  readonly input: LabelInput;
}

export interface LabelSize {
  readonly width: number;
  readonly u: number;
  /** Enlargement for a preset's canvas; 1 for others. */
  readonly factor: number;
  /** The logo's height divided by its width; null for a label without one. */
  readonly logo: number | null;
}

export interface SetLabel {
  readonly arranged: Arranged;
  readonly space: LabelSpace;
}

/** Null if nothing is printed. */
export function setLabel({ row, content, input }: LabelToSet, { width, u, factor, logo }: LabelSize): SetLabel | null {
  const { settings, measure } = input;
  const setter = new Typesetter(settings, u, measure, textOf(content, fieldsOf(row.arrangement)));
  const space = { width, setter, logo, floor: factor > 1 ? smallestRole(row) * u : 0 };
  const arranged = arrange(row.arrangement, content, space);
  return arranged.lines.length === 0 ? null : { arranged, space };
}

/** Pixels per u in the rows. */
export function unitOf({ base }: MatteFrame, { metadataFontSize }: Settings): number {
  return (base * metadataFontSize) / 25_000;
}

/** Rounding error, in pixels. */
const ROUNDING = 1e-6;

/** Rounds a length up to whole pixels. */
export function wholePixels(length: number): number {
  return Math.ceil(length - ROUNDING);
}

/** A style's smallest role, but for minor ones. */
function smallestRole({ arrangement }: LabelStyleRow): number {
  const roles = rolesOf(arrangement).filter(({ isMinor }) => isMinor !== true);
  return Math.min(...roles.map(({ size }) => size));
}

/** Smallest line on a preset's canvas, in pixels per pixel of its width. */
const SMALLEST = 22 / 1080;
/** Attempts to reach it: the picture is the smaller on its canvas the taller the label is. */
const ATTEMPTS = 6;

/**
 * Places a label, scaled by one factor until its smallest line can be read on a preset's canvas.
 * @param placeAt the label enlarged by a factor; null if that has no place
 */
export function placeReadable(
  placeAt: (factor: number) => PlacedLabel | null,
  settings: Settings,
  { framed }: MatteFrame,
): PlacedLabel | null {
  let label = placeAt(1);
  if (label === null || presetCanvas(settings) === null) return label;
  let factor = 1;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const size = { width: framed.width, height: framed.height + wholePixels(label.added) };
    const { scale, width } = outputFactor(settings, size);
    const smallest = Math.min(...label.lines.filter(({ line }) => !line.isMinor).map(({ line }) => line.em));
    const wanted = (SMALLEST * width) / (smallest * scale);
    if (wanted <= 1) return label;
    factor *= wanted * 1.001;
    label = placeAt(factor) ?? label;
  }
  return label;
}
