/**
 * A photo's export method, with the reason for any loss: a JPEG's data kept (DECISIONS §1, "Lossless JPEG") or a PNG's 16 bits
 * (docs/decisions/056-png-of-16-bits.md).
 */
import type { PhotoExtra } from "@matte/formats";
import {
  type Grid,
  gridFallbackReason,
  type GridFallbackReason,
  gridOf,
  isExportResampled,
  isGrey,
  leastCommonMultiple,
  type MeasureText,
  presetCanvas,
  type Settings,
  type Size,
  SLIDE_COLUMNS,
  slideCount,
} from "@matte/engine";
import { orientedSize } from "../read/orientation.ts";
import { croppedBox, snappedFacts } from "./shown.ts";
import type { DeepFacts, FrameJob, FallbackReason, LosslessFacts, PhotoFacts, SizeFit } from "./types.ts";

export type ExportFallbackReason =
  | FallbackReason
  | GridFallbackReason
  | "turned"
  | "straightened"
  | "no-webassembly"
  | "switched-off"
  | "preset";

/** Fate of an HDR photo's gain map, or its brightness: `lost` in a format that cannot hold it, or without its encoder. */
export type HdrOutcome = "kept" | "lost" | "damaged";

/** Absent for photos without HDR, and if a gain map is not to be kept. */
interface WithHdr {
  readonly hdr?: HdrOutcome;
}

/** Parts of the original file left out in the export; absent for none. */
interface WithExtras {
  readonly leftOut?: readonly PhotoExtra[];
}

/** Absent without a file size limit, or for a file within it. */
interface WithFit {
  readonly fit?: PlannedFit;
}

export interface PlannedFit {
  /** `unknown` before the export of a file that is probably too large. */
  readonly outcome: SizeFit | "unknown";
  readonly limitKb: number;
}

export type PlannedMethod = WithHdr & WithExtras & WithFit & Encoding;

type Encoding =
  /** `grid`: for matte and caption area. */
  | { readonly kind: "lossless-jpeg"; readonly grid: Grid }
  /** `fallbackReason`: null for photos other than JPEGs. */
  | { readonly kind: "jpeg"; readonly quality: number; readonly fallbackReason: ExportFallbackReason | null }
  | { readonly kind: "webp"; readonly quality: number; readonly fallbackReason: null }
  /** `fallbackReason`: why samples beyond a canvas are not kept; null for all other photos. */
  | {
      readonly kind: "png";
      readonly bits: 8 | 16;
      /** Set if 8-bit samples are kept, like 16-bit ones. */
      readonly keepsSamples?: true;
      readonly fallbackReason: ExportFallbackReason | null;
    };

interface Framing extends Pick<FrameJob, "settings" | "subject"> {
  /** The caption's lines decide its height. */
  readonly measure: MeasureText;
}

/** @param known reason found by framing, in addition to those from the file's headers */
export function plannedMethod(facts: PhotoFacts, framing: Framing, known?: FallbackReason | null): PlannedMethod {
  const { gainMap, extras, hdrTransfer } = facts;
  const leftOut = extras.filter((extra) => extra !== "credentials" || !framing.settings.contentCredentials);
  const encoding = { ...encodingOf(facts, framing, known), ...(leftOut.length === 0 ? {} : { leftOut }) };
  if (facts.sheet?.lostHdr === true && framing.settings.keepHdr) return { ...encoding, hdr: "lost" };
  if (hdrTransfer) return { ...encoding, hdr: isDeepMethod(encoding) ? "kept" : "lost" };
  if (gainMap === null || !framing.settings.keepHdr) return encoding;
  if (slideCount(framing.settings) > 1) return { ...encoding, hdr: "lost" };
  if (gainMap === "damaged") return { ...encoding, hdr: gainMap };
  const isHeld = encoding.kind === "jpeg" || encoding.kind === "lossless-jpeg";
  return { ...encoding, hdr: isHeld && gainMap !== "no-webassembly" ? "kept" : "lost" };
}

function encodingOf(facts: PhotoFacts, framing: Framing, known?: FallbackReason | null): Encoding {
  const { exportFormat, quality } = framing.settings;
  if (exportFormat === "png") return pngMethod(facts, framing);
  if (exportFormat === "webp") return { kind: "webp", quality, fallbackReason: null };
  const found = losslessGridOf(facts, framing, known ?? null);
  if (found === null || typeof found === "string") return { kind: "jpeg", quality, fallbackReason: found };
  return { kind: "lossless-jpeg", grid: found };
}

/** Null for photos other than JPEGs. */
function losslessGridOf(
  { sheet, ...facts }: PhotoFacts,
  framing: Framing,
  known: FallbackReason | null,
): Grid | ExportFallbackReason | null {
  if (facts.lossless !== null) return losslessGrid(facts, facts.lossless, framing, known);
  return sheet?.fallbackReason ?? null;
}

/** Returns a lossless frame's grid, or the reason why the photo is encoded again. */
function losslessGrid(
  facts: PhotoFacts,
  lossless: LosslessFacts,
  { settings, subject, measure }: Framing,
  known: FallbackReason | null,
): Grid | ExportFallbackReason {
  if (isStraightened(facts)) return "straightened";
  if (!settings.keepOriginalJpeg) return "switched-off";
  if (presetCanvas(settings) !== null) return "preset";
  if (lossless.mcu === null) return lossless.fallbackReason;
  if (slideCount(settings) > 1 && !isSlideOfMcus(facts, lossless.mcu)) return "sampling";
  if (lossless.grey && hasColour(settings)) return "grey-photo";
  if (known !== null) return known;
  const { size: photo, camera } = facts;
  const input = { settings, subject, photo, camera, measure };
  const shared = gridWithMap(facts, lossless.mcu, settings);
  if (shared !== null && gridFallbackReason(input, shared) === null) return shared;
  const grid = gridOf(lossless.mcu, facts.orientation, photo, undefined, croppedBox(facts));
  return gridFallbackReason(input, grid) ?? grid;
}

/** True if slides end between MCUs. */
function isSlideOfMcus({ orientation }: PhotoFacts, mcu: Size): boolean {
  return SLIDE_COLUMNS % orientedSize(orientation, mcu).width === 0;
}

/** Returns the grid shared by photo and gain map, so that the map is not encoded again either; null without one. */
function gridWithMap(facts: PhotoFacts, mcu: Size, settings: Settings): Grid | null {
  const { gainMap, orientation, size } = facts;
  if (
    !settings.keepHdr ||
    slideCount(settings) > 1 ||
    gainMap === null ||
    typeof gainMap === "string" ||
    gainMap.grid === null
  )
    return null;
  const { mcu: other, pixel } = gainMap.grid;
  const width = leastCommonMultiple(mcu.width, other.width);
  return gridOf(
    { width, height: leastCommonMultiple(mcu.height, other.height) },
    orientation,
    size,
    pixel,
    croppedBox(facts),
  );
}

function isStraightened({ part }: PhotoFacts): boolean {
  return part !== undefined && part.straighten !== 0;
}

/** Reasons that a crop on its file's blocks may remove. */
const OFF_GRID: ReadonlySet<ExportFallbackReason | null> = new Set(["matte-width", "matte-step", "caption-height"]);

/**
 * Facts of a photo for its frame: a crop moves onto the blocks of its file if there is too little matte for the photo to move
 * instead, so that the photo keeps its data.
 */
export function framedFacts(facts: PhotoFacts, framing: Framing): PhotoFacts {
  const { lossless } = facts;
  if (croppedBox(facts) === null || lossless === null || lossless.mcu === null) return facts;
  const method = encodingOf(facts, framing, null);
  if (method.kind === "lossless-jpeg" || !OFF_GRID.has(method.fallbackReason)) return facts;
  const snapped = snappedFacts(facts, lossless.mcu);
  return encodingOf(snapped, framing, null).kind === "lossless-jpeg" ? snapped : facts;
}

function pngMethod(facts: PhotoFacts, framing: Framing): Encoding {
  if (facts.deep === null) return { kind: "png", bits: 8, fallbackReason: null };
  const fallbackReason = deepFallbackReason(facts, facts.deep, framing);
  if (fallbackReason !== null) return { kind: "png", bits: 8, fallbackReason };
  const isShallow = facts.deep.fallbackReason === null && facts.deep.bits === 8;
  return { kind: "png", ...(isShallow ? { bits: 8, keepsSamples: true } : { bits: 16 }), fallbackReason };
}

/** True for a PNG with its photo's samples. */
export function isDeepMethod(method: PlannedMethod): boolean {
  return method.kind === "png" && (method.bits === 16 || method.keepsSamples === true);
}

function deepFallbackReason(
  facts: PhotoFacts,
  deep: DeepFacts,
  { settings, subject, measure }: Framing,
): ExportFallbackReason | null {
  if (deep.fallbackReason !== null) return deep.fallbackReason;
  if (isStraightened(facts)) return "straightened";
  const { size, camera, orientation } = facts;
  if (orientation !== 1) return "turned";
  if (settings.socialPreset !== "original") return "preset";
  if (isExportResampled({ settings, subject, photo: size, camera, measure })) return "export-size";
  return deep.grey && (hasColour(settings) || settings.customLogo !== null) ? "grey-photo" : null;
}

/** True for a photo in a grey colour space. */
export function isGreyPhoto({ lossless, deep }: Pick<PhotoFacts, "lossless" | "deep">): boolean {
  return (lossless?.fallbackReason === null && lossless.grey) || (deep?.fallbackReason === null && deep.grey);
}

/** True for a frame with colours. A bevel has none if the photo has none. */
function hasColour(settings: Settings): boolean {
  const { background, outerBorderColor, gradientColor, innerMatColor, innerMatSize } = settings;
  const { innerBorderColor, innerBorderSize, secondStrokeColor, secondStrokeSize } = settings;
  return (
    (background !== "photo" && !isGrey(outerBorderColor)) ||
    (background === "gradient" && !isGrey(gradientColor)) ||
    (innerMatSize > 0 && !isGrey(innerMatColor)) ||
    (innerBorderSize > 0 && !isGrey(innerBorderColor)) ||
    (secondStrokeSize > 0 && !isGrey(secondStrokeColor))
  );
}

/** Returns the layout input that follows from the method. */
export function gridOfMethod(method: PlannedMethod): { readonly grid?: Grid } {
  return method.kind === "lossless-jpeg" ? { grid: method.grid } : {};
}
