/**
 * How a photo will be exported, and why it is when something of it is lost: a JPEG's own data (DECISIONS §1, "Lossless JPEG"), a
 * PNG's 16 bits (docs/decisions/056-png-of-16-bits.md).
 */
import { type Grid, gridFallbackReason, type GridFallbackReason, gridOf, isGrey, type Settings } from "@matte/engine";
import type { DeepFacts, ExportMethod, FrameJob, FallbackReason, PhotoFacts } from "./types.ts";

export type ExportFallbackReason =
  | FallbackReason
  | GridFallbackReason
  | "turned"
  | "no-webassembly"
  | "switched-off"
  | "preset";

export type PlannedMethod =
  /** `grid`: the grid that matte and caption area keep to. */
  | { readonly kind: "lossless-jpeg"; readonly grid: Grid }
  /** `fallbackReason`: null of what was no JPEG before. */
  | { readonly kind: "jpeg"; readonly fallbackReason: ExportFallbackReason | null }
  /** `fallbackReason`: why a photo of 16 bits a sample becomes one of 8; null of all others. */
  | { readonly kind: "png"; readonly bits: 8 | 16; readonly fallbackReason: ExportFallbackReason | null };

/** @param met a reason that this frame is known to meet although the file's headers promise better */
export function plannedMethod(
  facts: PhotoFacts,
  { settings, subject }: Pick<FrameJob, "settings" | "subject">,
  met?: FallbackReason | null,
): PlannedMethod {
  if (settings.exportFormat === "png") return pngMethod(facts, settings);
  if (facts.lossless === null) return { kind: "jpeg", fallbackReason: null };
  if (!settings.keepOriginalJpeg) return { kind: "jpeg", fallbackReason: "switched-off" };
  if (settings.socialPreset !== "original") return { kind: "jpeg", fallbackReason: "preset" };
  if (facts.lossless.mcu === null) return { kind: "jpeg", fallbackReason: facts.lossless.fallbackReason };
  if (facts.lossless.grey && hasColour(settings)) return { kind: "jpeg", fallbackReason: "grey-photo" };
  if (met != null) return { kind: "jpeg", fallbackReason: met };
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

/** The part of a layout's input that the method decides. */
export function gridOfMethod(method: PlannedMethod): { readonly grid?: Grid } {
  return method.kind === "lossless-jpeg" ? { grid: method.grid } : {};
}

const NAMES: Readonly<Record<ExportMethod, string>> = {
  "lossless-jpeg": "Lossless JPEG",
  jpeg: "JPEG 95 %",
  png: "PNG",
};

const FALLBACK_REASONS: Readonly<Record<ExportFallbackReason, string>> = {
  "switched-off": "original data not kept",
  preset: "resized for the preset",
  "matte-width": "matte too narrow to keep the original data",
  "matte-step": "matte would move by over 8 px",
  "caption-height": "caption cannot move to keep the original data",
  profile: "unusual colour profile",
  arithmetic: "arithmetic coding",
  "lossless-process": "lossless coding",
  hierarchical: "hierarchical coding",
  precision: "more than 8 bits",
  cmyk: "CMYK photo",
  turned: "turned by its orientation tag",
  "no-webassembly": "browser without WebAssembly",
  sampling: "unusual sampling",
  damaged: "damaged data",
  "too-large": "very large photo",
  "matte-colour": "photo too coarse for this matte colour",
  "overlay-quality": "photo too coarse for sharp text",
  "grey-photo": "grey photo, coloured frame",
};

/** What the output `Export method` says where there can be no export. */
export const TOO_LARGE_TO_EXPORT = "Too large to export";

/** What the output `Export method` says. */
export function methodWords(method: PlannedMethod): string {
  const reason = method.kind === "lossless-jpeg" ? null : method.fallbackReason;
  const name = nameOf(method);
  return reason === null ? name : `${name} (${FALLBACK_REASONS[reason]})`;
}

/** Bits are told where the photo has more than the usual ones. */
function nameOf(method: PlannedMethod): string {
  if (method.kind !== "png" || (method.bits === 8 && method.fallbackReason === null)) return NAMES[method.kind];
  return `${NAMES.png} ${method.bits}-bit`;
}
