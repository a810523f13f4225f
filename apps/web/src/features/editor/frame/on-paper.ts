/** A frame's lengths on paper. */
import {
  baseLength,
  clamp,
  isInInches,
  type Layout,
  matteMillimetres,
  printedSize,
  RANGES,
  type Settings,
  type Size,
} from "@matte/engine";
import { editorFrame } from "@matte/messages/editor-frame";

const MILLIMETRES = { cm: 10, in: 25.4 } as const;

/** Returns a print's size in words, `28.5 × 40.0 cm`; empty without a paper. */
export function printedSizeText(settings: Settings, canvas: Size): string {
  const size = printedSize(settings, canvas);
  if (size === null) return "";
  const unit = isInInches(settings.printSize) ? "in" : "cm";
  const side = (length: number): string => (length / MILLIMETRES[unit]).toFixed(1);
  return editorFrame.paper.printed(side(size.width), side(size.height), unit);
}

/** Returns the matte in millimetres, to a tenth: as it is set, or else as its percentage measures on this canvas. */
export function matteOnPaper(settings: Settings, { canvas, photo }: Layout): number {
  if (settings.matteMm !== null) return matteMillimetres(settings);
  const percent = settings.matteSides?.top ?? settings.outerBorderSize;
  const pixels = (percent / 100) * baseLength(settings.measuredBy, photo);
  return Math.round(10 * pixels * millimetresPerPixel(settings, canvas)) / 10;
}

/** Sets the matte in millimetres. Sets its percentage on this canvas too: a side that is set alone begins there. */
export function settingsWithMillimetres(
  settings: Settings,
  layout: Layout | undefined,
  matteMm: number,
): Partial<Settings> {
  const changed = { matteMm, matteSides: null };
  if (layout === undefined) return changed;
  const pixels = matteMm / millimetresPerPixel(settings, layout.canvas);
  const percent = Math.round((1000 * pixels) / baseLength(settings.measuredBy, layout.photo)) / 10;
  return Number.isFinite(percent) ? { ...changed, outerBorderSize: clamp(percent, RANGES.outerBorderSize) } : changed;
}

function millimetresPerPixel(settings: Settings, canvas: Size): number {
  const size = printedSize(settings, canvas);
  return size === null ? 0 : (size.width + 2 * settings.bleedMm) / canvas.width;
}
