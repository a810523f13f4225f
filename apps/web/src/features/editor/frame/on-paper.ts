/** A frame's lengths on paper. */
import { isInInches, type Layout, printedSize, type Settings, type Size } from "@matte/engine";
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

/** Returns the narrowest side between photo and cut in millimetres, to a tenth. */
export function matteOnPaper(settings: Settings, { canvas, photo }: Layout): number {
  const size = printedSize(settings, canvas);
  if (size === null) return 0;
  const right = canvas.width - photo.x - photo.width;
  const narrowest = (Math.min(photo.x, photo.y, right) * (size.width + 2 * settings.bleedMm)) / canvas.width;
  return Math.max(0, Math.round(10 * (narrowest - settings.bleedMm)) / 10);
}
