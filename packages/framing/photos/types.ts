/** Photos as an application and its threads exchange them. A photo is a handle: its pixels exist only within a job. */
import type { CodedSize, FallbackReason, PhotoExtra, ScanIndex } from "@matte/codecs";
import type { ConvertedKind, PhotoKind } from "@matte/codecs/formats";
import type { PhotoWords, PrintedData, RememberedPhoto, Settings, Size } from "@matte/engine";

export type { FallbackReason } from "@matte/codecs";
export type { PhotoKind } from "@matte/codecs/formats";

/** A JPEG's suitability for framing without encoding the photo again, as far as its headers show. */
export type LosslessFacts =
  /** `mcu`: size of its minimum coded unit, pixels as stored; `grey`: its colour space has only greys. */
  | { readonly mcu: Size; readonly grey: boolean; readonly coded: CodedSize; readonly fallbackReason: null }
  | { readonly mcu: null; readonly fallbackReason: FallbackReason };

/** A PNG's suitability for keeping 16 bits per sample, as far as its headers show. */
export type DeepFacts =
  /** `grey`: its colour space has only greys. `bits`: bits per sample, 8 in an HDR picture alone; 16 by default. */
  | { readonly grey: boolean; readonly bits?: 8; readonly fallbackReason: null }
  | { readonly fallbackReason: "profile" | "turned" | "too-large" | "no-webassembly" };

/** Grid of a gain map on its photo, in the photo's stored pixels. */
export interface GainMapGrid {
  /** Minimum coded unit of the map. */
  readonly mcu: Size;
  /** Pixel of the map. */
  readonly pixel: Size;
}

/**
 * Gain map of an HDR photo; `grid`: null where its pixels are no whole pixels of the photo, or no JPEG's. `no-webassembly`: exports
 * cannot have it.
 */
export type GainMapFacts = { readonly grid: GainMapGrid | null; readonly bytes: number } | "damaged" | "no-webassembly";

/** Frame that an export remembers. */
export interface FrameFacts {
  /** Look of the frame as JSON, not yet read. */
  readonly look: unknown;
  /** The photo's name and texts; absent from exports of earlier versions. */
  readonly source?: RememberedPhoto;
}

/** Properties of a photo from its file's headers. */
export interface PhotoFacts {
  readonly kind: PhotoKind;
  /** Format of the file where its photo is read as one of `kind`: a raw file through its camera's JPEG. */
  readonly convertedFrom: ConvertedKind | null;
  /** After the EXIF orientation is applied. */
  readonly size: Size;
  /** EXIF tag 0x0112, 1 to 8. */
  readonly orientation: number;
  readonly bytes: number;
  readonly camera: PrintedData;
  /** Title, creator, place and others that the file carries. */
  readonly words: PhotoWords;
  /** True where the file has a GPS position, which itself never leaves the worker. */
  readonly hasPosition: boolean;
  /** True when the embedded profile is wider than sRGB, such as Display P3. */
  readonly wideGamut: boolean;
  /** True when its values mean light brighter than SDR white, by PQ or HLG. */
  readonly hdrTransfer: boolean;
  /** Null unless it is a JPEG. */
  readonly lossless: LosslessFacts | null;
  /** Null without one that a JPEG can express. */
  readonly gainMap: GainMapFacts | null;
  /** Null unless it is a PNG with 16 bits per sample. */
  readonly deep: DeepFacts | null;
  /** Parts of the file that no export has. */
  readonly extras: readonly PhotoExtra[];
  /** Null unless the file is an export that remembers its frame; absent from works that earlier versions stored. */
  readonly frame?: FrameFacts | null;
}

export interface LoadedPhoto {
  readonly facts: PhotoFacts;
  /** A small JPEG (PNG where the photo is transparent), upright. */
  readonly thumbnail: Blob;
  /** First preview, if `previewLongSide` requested one: the same decode serves both. The caller closes it. */
  readonly preview?: ImageBitmap;
  /** A JPEG of {@link PADDED_SIDE} pixels per side with the photo centred on white, if requested. */
  readonly padded?: Blob;
}

/** Side in pixels of the square that the server stores for a photo (SPEC §7). */
export const PADDED_SIDE = 600;

/** A photo's placeholder from the thumbnail that its camera embedded in the file. */
export interface EmbeddedPreview {
  /** Upright, in the photo's aspect ratio. */
  readonly thumbnail: Blob;
  /** The photo's size, after the EXIF orientation is applied. */
  readonly size: Size;
}

export interface FrameJob {
  readonly file: File;
  /** With the camera data as printed. */
  readonly facts: PhotoFacts;
  /** Already through `settingsForPlan` and `photoCaption`: texts are filled for this photo. */
  readonly settings: Settings;
  /** As printed. */
  readonly subject: string;
  readonly watermark: boolean;
  /** Picture of the logo, null without one. */
  readonly logo: Blob | null;
  /** Known reason why the lossless route falls back: it is then not tried. */
  readonly fallbackReason?: FallbackReason | null;
  /** Index of the photo's data by an assessment; spares the lossless route reading the data again. */
  readonly scanIndex?: ScanIndex | null;
}

/** Result of assessing the lossless route. */
export interface Assessment {
  /** Why the route would fall back; null where it would not, or where another is planned. */
  readonly fallbackReason: FallbackReason | null;
  /** For {@link FrameJob.scanIndex}; null if the data was not read, or has none. */
  readonly scanIndex: ScanIndex | null;
}

export type ExportMethod = "lossless-jpeg" | "jpeg" | "png" | "webp";

export interface FramedPhoto {
  readonly blob: Blob;
  /** After the orientation in the file is applied. */
  readonly size: Size;
  readonly method: ExportMethod;
  /** `kept`: with its gain map, which `damaged` leaves out; null without one, or where none was to be kept. */
  readonly hdr: "kept" | "damaged" | null;
  /** `kept`: the original comes back from the file; null where that was not wanted. */
  readonly original: "kept" | "left-out" | null;
  /** Why the lossless route fell back, where it was tried. */
  readonly fallbackReason: FallbackReason | null;
}

/** A framed photo as bytes, for callers that write them at once and keep no blob. */
export interface FramedBytes extends Omit<FramedPhoto, "blob"> {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export type PhotoErrorCode =
  | "empty"
  | "unsupported"
  /** A format that this browser does not decode. */
  | "undecodable"
  | "not-an-image"
  | "no-camera-jpeg"
  | "truncated"
  | "corrupt"
  | "too-large"
  /** The framed picture exceeds the limits of its format. */
  | "frame-too-large"
  | "too-slow"
  /** The file was deleted or changed after it was added. */
  | "gone"
  /** The caption's font could not be loaded. */
  | "font"
  /** Its decoder is fetched first, and did not arrive. */
  | "offline"
  /** The browser has no encoder for WebP. */
  | "no-webp"
  | "failed";

/** Failure to load or frame one photo. `describePhotoError` turns it into a sentence. */
export class PhotoError extends Error {
  override readonly name = "PhotoError";
  readonly code: PhotoErrorCode;
  /** Actual type of the file, such as `HEIC`, with codes `unsupported` and `undecodable`; the export format with `frame-too-large`. */
  readonly type: string | null;
  constructor(code: PhotoErrorCode, message: string, options?: ErrorOptions & { readonly type?: string }) {
    super(message, options);
    this.code = code;
    this.type = options?.type ?? null;
  }
}

/** Phases of a job. */
export const PHASES = ["decoding", "finishing"] as const;
export type Phase = (typeof PHASES)[number];
