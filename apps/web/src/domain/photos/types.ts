/** What page and workers say to each other about photos. A photo is a handle: its pixels exist only inside a worker's job. */
import type { RefusalReason } from "@matte/codecs";
import type { CameraData, Settings, Size } from "@matte/engine";

export type PhotoKind = "jpeg" | "png" | "webp";

/** Why a JPEG's own data cannot be kept: what the codec says, or a colour profile that drawn colours cannot be taken into. */
export type LosslessObstacle = RefusalReason | "profile";

/** Whether a JPEG can be framed without encoding the photo again, as far as its headers tell. */
export type LosslessFacts =
  /** `mcu`: size of its minimum coded unit, pixels as stored; `grey`: it has no place for colours. */
  | { readonly mcu: Size; readonly grey: boolean; readonly obstacle: null }
  | { readonly mcu: null; readonly obstacle: LosslessObstacle };

/** Whether a PNG's 16 bits a sample can be kept, as far as its headers tell. */
export type DeepFacts =
  /** `grey`: its profile has no place for colours. */
  { readonly grey: boolean; readonly obstacle: null } | { readonly obstacle: "profile" | "turned" | "too-large" };

/** What is known of a photo once its file has been read. */
export interface PhotoFacts {
  readonly kind: PhotoKind;
  /** After the EXIF orientation is applied. */
  readonly size: Size;
  /** EXIF tag 0x0112, 1 to 8. */
  readonly orientation: number;
  readonly bytes: number;
  readonly camera: CameraData;
  /** True when the embedded profile is wider than sRGB, Display P3 say. */
  readonly wideGamut: boolean;
  /** Null of what is no JPEG. */
  readonly lossless: LosslessFacts | null;
  /** Null of what is no PNG of 16 bits a sample. */
  readonly deep: DeepFacts | null;
}

export interface LoadedPhoto {
  readonly facts: PhotoFacts;
  /** A small JPEG (PNG where the photo is transparent), upright. */
  readonly thumbnail: Blob;
  /** The first preview, where `previewLongSide` asked for one: the same decode serves both. The caller closes it. */
  readonly preview?: ImageBitmap;
  /** A JPEG of {@link PADDED_SIDE} pixels a side, the photo in the middle of white, where it was asked for. */
  readonly padded?: Blob;
}

/** Of the square that the server keeps of a photo (SPEC §7), in pixels. */
export const PADDED_SIDE = 600;

/** A first impression of a photo, from the small picture that its camera has put into its file. */
export interface PhotoGlance {
  /** Upright, in the photo's own shape. */
  readonly thumbnail: Blob;
  /** Of the photo, after the EXIF orientation is applied. */
  readonly size: Size;
}

export interface FrameJob {
  readonly file: File;
  readonly facts: PhotoFacts;
  /** Already through `settingsForPlan`. */
  readonly settings: Settings;
  readonly subject: string;
  readonly watermark: boolean;
  /** The logo's picture, null without one. */
  readonly logo: Blob | null;
  /** What is known to be in the way of the photo's own data: it is not tried again. */
  readonly obstacle?: LosslessObstacle | null;
}

export type ExportMethod = "lossless-jpeg" | "jpeg" | "png";

export interface FramedPhoto {
  readonly blob: Blob;
  /** As seen, after the orientation that the file carries is applied. */
  readonly size: Size;
  readonly method: ExportMethod;
  /** What came in the way of the lossless method where it was tried. */
  readonly obstacle: LosslessObstacle | null;
}

/** A framed photo whose bytes are handed over instead of a Blob's handle: what is written at once needs no keeping. */
export interface FramedBytes extends Omit<FramedPhoto, "blob"> {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export type PhotoErrorCode =
  | "empty"
  | "unsupported"
  | "not-an-image"
  | "truncated"
  | "corrupt"
  | "too-large"
  | "too-slow"
  /** The file is not there any more, or not as it was when it was added. */
  | "gone"
  /** The caption's font could not be loaded. */
  | "font"
  | "failed";

/** Why one photo could not be loaded or framed. `describePhotoError` puts it into the photographer's words. */
export class PhotoError extends Error {
  override readonly name = "PhotoError";
  readonly code: PhotoErrorCode;
  /** What the file is instead of a photo, `HEIC` say; with code `unsupported`. */
  readonly type: string | null;
  constructor(code: PhotoErrorCode, message: string, options?: ErrorOptions & { readonly type?: string }) {
    super(message, options);
    this.code = code;
    this.type = options?.type ?? null;
  }
}

export interface JobOptions {
  readonly signal?: AbortSignal;
}

export interface LoadOptions extends JobOptions {
  /** Also give a preview of at most this long side, in pixels. */
  readonly previewLongSide?: number;
  /** Also give the padded JPEG; the same decode serves it. */
  readonly padded?: boolean;
}

export interface AssessOptions extends JobOptions {
  /** Whether to go through the photo's data, too: once is enough. */
  readonly data?: boolean;
}

/** Workers that read, show and frame photos, a job each at a time. Aborting rejects with the signal's reason. */
export interface PhotoPool {
  /** How many jobs run at once. */
  readonly size: number;
  load(file: File, options?: LoadOptions): Promise<LoadedPhoto>;
  /** Null where the file has no small picture at its beginning. Reads no more than that. */
  glance(file: File, options?: JobOptions): Promise<PhotoGlance | null>;
  /** The whole photo, upright, its long side at most `longSide` pixels; the caller closes it. */
  preview(file: File, facts: PhotoFacts, longSide: number, options?: JobOptions): Promise<ImageBitmap>;
  frame(job: FrameJob, options?: JobOptions): Promise<FramedPhoto>;
  /** The same for a batch: nothing of it stays with the browser when the bytes are let go of. */
  frameBytes(job: FrameJob, options?: JobOptions): Promise<FramedBytes>;
  /**
   * What would come in the way of the lossless method; null where nothing would, or where it is not planned. Waits until nothing
   * else waits.
   */
  assess(job: FrameJob, options?: AssessOptions): Promise<LosslessObstacle | null>;
  /** A JPEG on white, its long side at most `longSide` pixels, of a picture that nobody waits for: made when nothing else waits. */
  reduce(file: Blob, facts: PhotoFacts, longSide: number): Promise<Blob>;
  dispose(): void;
}
