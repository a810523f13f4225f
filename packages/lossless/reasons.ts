import type { FallbackReason } from "@matte/jpeg/lossless";
import type { UnframeRefusal } from "@matte/formats/frame-record";
import { LosslessError } from "./lossless-error.ts";
import type { LosslessReason } from "./types.ts";

const REASONS: Readonly<Record<FallbackReason | UnframeRefusal, LosslessReason>> = {
  arithmetic: "unsupported",
  "lossless-process": "unsupported",
  hierarchical: "unsupported",
  precision: "unsupported",
  cmyk: "unsupported",
  sampling: "unsupported",
  damaged: "damaged",
  "too-large": "too-large",
  "matte-colour": "coarse",
  "overlay-quality": "coarse",
  "grey-photo": "grey-photo",
  profile: "profile",
  "different-sizes": "different-photos",
  "different-coding": "different-photos",
  "different-profiles": "different-photos",
  "different-turns": "different-photos",
  cropped: "different-photos",
  gap: "gap",
  "no-record": "no-record",
  "encoded-again": "encoded-again",
  changed: "changed",
};

/** Translates the codec's reason into the callers'. */
export function losslessError(reason: FallbackReason | UnframeRefusal, detail: string = reason): LosslessError {
  return new LosslessError(REASONS[reason], detail);
}
