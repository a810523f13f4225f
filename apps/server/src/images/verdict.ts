/** What checking an image comes to. */
import { UPLOAD_LIMIT } from "@matte/contracts/limits";
import type { Ending } from "./formats.ts";

/** What was written. */
export interface CheckedImage {
  readonly ending: Ending;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 in hex. */
  readonly hash: string;
}

export interface Refusal {
  readonly code: "invalid" | "too-large" | "unsupported";
  /** A sentence for whoever sent it. */
  readonly sentence: string;
}

export type Verdict = CheckedImage | Refusal;

/** What the checking program is asked. */
export interface CheckRequest {
  /** Whatever somebody sent. */
  readonly input: string;
  /** Where the picture is to be written. */
  readonly output: string;
}

export const DAMAGED: Refusal = { code: "invalid", sentence: "The picture is damaged." };
export const TOO_SLOW: Refusal = { code: "invalid", sentence: "The picture takes too long to read." };
export const UNKNOWN: Refusal = { code: "unsupported", sentence: "This is no JPEG, PNG or WebP picture." };
export const MOVING: Refusal = { code: "unsupported", sentence: "The picture has more than one frame." };
export const TOO_LARGE: Refusal = {
  code: "too-large",
  sentence: `The picture has more than ${UPLOAD_LIMIT.pixels / 1e6} megapixels.`,
};
