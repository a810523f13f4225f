/** Facts about exports for their Content Credentials, in words that are true of them. */
import { recognise, SIGNATURE_BYTES } from "@matte/formats";
import { FORMATS, type PhotoFormat } from "@matte/formats/registry";
import { fileSizeLimit } from "@matte/engine";
import { croppedBox } from "./shown.ts";
import type { FramedPhoto, FrameJob } from "./types.ts";

/** A frame is an edit; the others where they are true. */
export type FramingStep = "edited" | "cropped" | "resized" | "placed";

export function exportSteps(
  { facts, slide }: Pick<FrameJob, "facts" | "slide">,
  { isResized }: Pick<FramedPhoto, "isResized">,
): readonly FramingStep[] {
  return [
    ...(facts.sheet === undefined ? [] : (["placed"] as const)),
    "edited",
    ...(croppedBox(facts) === null && slide === undefined ? [] : (["cropped"] as const)),
    ...(isResized ? (["resized"] as const) : []),
  ];
}

/** Limits for the credentials that an export has from its photo. */
export interface CarryRules {
  readonly keepsLocation: boolean;
  readonly isCropped: boolean;
  /** In bytes. */
  readonly most: number;
}

const MOST = 8 * 2 ** 20;
/** Part of a file's size limit. */
const SHARE = 1 / 4;

export function carryRules({ settings, facts }: Pick<FrameJob, "settings" | "facts">): CarryRules {
  const limit = fileSizeLimit(settings);
  return {
    keepsLocation: settings.keepLocation,
    isCropped: croppedBox(facts) !== null,
    most: limit === null ? MOST : limit * SHARE,
  };
}

/** Media type by a file's first bytes. */
export function mediaTypeOf(file: Uint8Array): string {
  const found = recognise(file.subarray(0, SIGNATURE_BYTES));
  const kind = found?.kind === "converted" ? found.from : found?.kind;
  return FORMATS.find((format: PhotoFormat) => format.kind === kind)?.mediaType ?? "application/octet-stream";
}
