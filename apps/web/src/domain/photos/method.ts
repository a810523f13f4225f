/**
 * Export method of a photo, with the reason if it loses something: a JPEG's own data (DECISIONS §1, "Lossless JPEG") or a PNG's
 * 16 bits (docs/decisions/056-png-of-16-bits.md).
 */
import { type Grid, gridFallbackReason, type GridFallbackReason, gridOf, isGrey, type Settings } from "@matte/engine";
import type { DeepFacts, FrameJob, FallbackReason, PhotoFacts } from "./types.ts";

export type ExportFallbackReason =
  | FallbackReason
  | GridFallbackReason
  | "turned"
  | "no-webassembly"
  | "switched-off"
  | "preset";

export type PlannedMethod =
  /** `grid`: grid of matte and caption area. */
  | { readonly kind: "lossless-jpeg"; readonly grid: Grid }
  /** `fallbackReason`: null for photos that are not JPEGs. */
  | { readonly kind: "jpeg"; readonly fallbackReason: ExportFallbackReason | null }
  /** `fallbackReason`: why 16 bits per sample become 8; null for all other photos. */
  | { readonly kind: "png"; readonly bits: 8 | 16; readonly fallbackReason: ExportFallbackReason | null };

/** @param known reason that framing has found, in addition to those that follow from the file's headers */
export function plannedMethod(
  facts: PhotoFacts,
  { settings, subject }: Pick<FrameJob, "settings" | "subject">,
  known?: FallbackReason | null,
): PlannedMethod {
  if (settings.exportFormat === "png") return pngMethod(facts, settings);
  if (facts.lossless === null) return { kind: "jpeg", fallbackReason: null };
  if (!settings.keepOriginalJpeg) return { kind: "jpeg", fallbackReason: "switched-off" };
  if (settings.socialPreset !== "original") return { kind: "jpeg", fallbackReason: "preset" };
  if (facts.lossless.mcu === null) return { kind: "jpeg", fallbackReason: facts.lossless.fallbackReason };
  if (facts.lossless.grey && hasColour(settings)) return { kind: "jpeg", fallbackReason: "grey-photo" };
  if (known != null) return { kind: "jpeg", fallbackReason: known };
  const grid = gridOf(facts.lossless.mcu, facts.orientation);
  const fallbackReason = gridFallbackReason({ settings, subject, photo: facts.size, camera: facts.camera }, grid);
  return fallbackReason === null ? { kind: "lossless-jpeg", grid } : { kind: "jpeg", fallbackReason };
}

function pngMethod({ deep }: PhotoFacts, settings: Settings): PlannedMethod {
  if (deep === null) return { kind: "png", bits: 8, fallbackReason: null };
  const fallbackReason = deepFallbackReason(deep, settings);
  return { kind: "png", bits: fallbackReason === null ? 16 : 8, fallbackReason };
}

function deepFallbackReason(deep: DeepFacts, settings: Settings): ExportFallbackReason | null {
  if (deep.fallbackReason !== null) return deep.fallbackReason;
  if (settings.socialPreset !== "original") return "preset";
  return deep.grey && (hasColour(settings) || settings.customLogo !== null) ? "grey-photo" : null;
}

function hasColour({ outerBorderColor, innerBorderColor, innerBorderSize }: Settings): boolean {
  return !isGrey(outerBorderColor) || (innerBorderSize > 0 && !isGrey(innerBorderColor));
}

/** Part of a layout's input that follows from the method. */
export function gridOfMethod(method: PlannedMethod): { readonly grid?: Grid } {
  return method.kind === "lossless-jpeg" ? { grid: method.grid } : {};
}
