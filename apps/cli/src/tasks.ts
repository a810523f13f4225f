/** Messages between the command and its threads. Errors cross as codes: classes do not survive structured cloning. */
import type { LeftOut } from "@matte/credentials/trace";
import type { SheetPlan, Size } from "@matte/engine";
import {
  type ExportMethod,
  type FallbackReason,
  PhotoError,
  type PhotoErrorCode,
  type SizeFit,
} from "@matte/framing/photos/types.ts";
import type { CaptionTexts } from "./captions.ts";
import { CropOutsideError } from "./crop.ts";
import { FrameStaysError } from "./frame-stays.ts";
import { UnwritableError } from "./outputs.ts";
import type { Position } from "./photo-job.ts";
import { FileError, type FileFault } from "./regular-file.ts";

export interface FrameTask {
  readonly photo: string;
  /** A piped photo's contents. */
  readonly bytes: Uint8Array<ArrayBuffer> | null;
  /** Null to return the result's bytes. */
  readonly output: string | null;
  /**
   * False in watched folders: with a link, people with write access to the folder could have any file on this computer
   * framed.
   */
  readonly followLinks: boolean;
  /** True to leave a photo as it is if it remembers a frame. */
  readonly skipFramed: boolean;
  /** Index of the carousel's slide, from 0; absent for whole pictures. */
  readonly slide?: number;
  readonly position: Position;
  /** Texts for this photo alone. */
  readonly texts: CaptionTexts;
  /** Further photos in this one's frame; absent for a single photo. */
  readonly sheet?: { readonly others: readonly string[]; readonly plan: SheetPlan };
}

export interface Framed {
  readonly method: ExportMethod;
  readonly size: Size;
  readonly hdr: "kept" | "damaged" | null;
  /** True for a former HDR export whose photo no longer is HDR. */
  readonly lostHdr: boolean;
  readonly original: "kept" | "cropped" | "left-out" | null;
  readonly fallbackReason: FallbackReason | null;
  /** Part that gave way to --max-kb; null for none. */
  readonly fit: SizeFit | null;
  /** File length in bytes. */
  readonly length: number;
  readonly bytes: Uint8Array<ArrayBuffer> | null;
  /** For photos framed together: their number, and how the sheet is encoded, in the page's words. */
  readonly sheet?: { readonly photos: number; readonly method: string };
  /** Absent without credentials. */
  readonly credentials?: SignedFacts;
}

/** Facts about a signed result. */
export interface SignedFacts {
  readonly signedBy: string;
  /** Reasons for leaving out a photo's credentials, each once. */
  readonly leftOut: readonly LeftOut[];
}

/** A result that couldn't be signed. */
export class UnsignedError extends Error {
  override readonly name = "UnsignedError";
}

export interface Failure {
  readonly code: PhotoErrorCode | FileFault | "unsigned" | "unwritable" | "exists" | "framed" | "crop-outside";
  /**
   * For `unsupported`, the file's actual type, such as `HEIC`; for `exists`, the existing file; for `framed`, the
   * refusal; for `crop-outside`, the photo's size, such as `6000x4000`.
   */
  readonly type: string | null;
  /** For developers. */
  readonly message: string;
}

export type Outcome = { readonly framed: Framed } | { readonly failure: Failure } | { readonly skipped: true };

export function failureOf(error: unknown): Failure {
  if (error instanceof PhotoError) return { code: error.code, type: error.type, message: error.message };
  if (error instanceof FrameStaysError) return { code: "framed", type: error.refusal, message: error.message };
  if (error instanceof CropOutsideError)
    return { code: "crop-outside", type: `${error.size.width}x${error.size.height}`, message: error.message };
  return { code: codeOf(error), type: null, message: String(error) };
}

function codeOf(error: unknown): Failure["code"] {
  if (error instanceof UnwritableError) return "unwritable";
  if (error instanceof UnsignedError) return "unsigned";
  return error instanceof FileError ? error.fault : "failed";
}
