/** Image checker requests and answers, which cross a process boundary. */
import type { Ending } from "./formats.ts";

/** The rewritten image. */
export interface CheckedImage {
  readonly ending: Ending;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 in hex. */
  readonly hash: string;
}

export type Rejection =
  | { readonly rejected: "image-damaged" | "image-too-slow" | "image-format-unsupported" | "image-animated" }
  | {
      readonly rejected: "image-too-large";
      /** Pixel limit for this kind of image. */
      readonly pixels: number;
    };

export type Verdict = CheckedImage | Rejection;

export interface CheckRequest {
  /** A logo is a PNG with limited size. */
  readonly content: "photo" | "logo";
  /** The received file, which may hold anything. */
  readonly input: string;
  readonly output: string;
}

export const DAMAGED: Rejection = { rejected: "image-damaged" };
export const TOO_SLOW: Rejection = { rejected: "image-too-slow" };
export const UNSUPPORTED: Rejection = { rejected: "image-format-unsupported" };
export const ANIMATED: Rejection = { rejected: "image-animated" };
