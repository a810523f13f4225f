/**
 * Photos as exchanged between an application and its threads. A photo is a handle: its pixels exist only within a job.
 */
import type { CodedSize, FallbackReason, ScanIndex, SheetPart } from "@matte/jpeg/lossless";
import type { PhotoExtra } from "@matte/formats";
import type { ConvertedKind, PhotoKind } from "@matte/formats/registry";
import type { Box, PhotoTones, PhotoWords, PrintedData, RememberedPhoto, Settings, Size } from "@matte/engine";

export type { FallbackReason } from "@matte/jpeg/lossless";
export type { PhotoKind } from "@matte/formats/registry";

/** A JPEG's suitability for framing without re-encoding, as far as its headers show. */
export type LosslessFacts =
  /** `mcu`: minimum coded unit in stored pixels; `grey`: its colour space has only greys. */
  | { readonly mcu: Size; readonly grey: boolean; readonly coded: CodedSize; readonly fallbackReason: null }
  | { readonly mcu: null; readonly fallbackReason: FallbackReason };

/** A PNG's suitability for keeping 16 bits per sample, as far as its headers show. */
export type DeepFacts =
  /** `grey`: its colour space has only greys. `bits`: bits per sample, 8 in an HDR picture alone; 16 by default. */
  | { readonly grey: boolean; readonly bits?: 8; readonly fallbackReason: null }
  | { readonly fallbackReason: "profile" | "turned" | "too-large" | "no-webassembly" };

/** A gain map's grid on its photo, in the photo's stored pixels. */
export interface GainMapGrid {
  /** The map's minimum coded unit. */
  readonly mcu: Size;
  /** The map's pixel. */
  readonly pixel: Size;
}

/**
 * An HDR photo's gain map; `grid`: null if its pixels are no whole photo pixels, or no JPEG's. `no-webassembly`:
 * exports cannot have it.
 */
export type GainMapFacts = { readonly grid: GainMapGrid | null; readonly bytes: number } | "damaged" | "no-webassembly";

export interface FrameFacts {
  /** The frame's look as JSON, not yet read. */
  readonly look: unknown;
  /** The photo's name and texts; absent in exports from earlier versions. */
  readonly source?: RememberedPhoto;
}

/** Part of a file's photo that its frame shows; the facts' size and orientation are those of the part. */
export interface ShownPart {
  /** The whole photo's orientation and size as stored. */
  readonly orientation: number;
  readonly stored: Size;
  /** The part in stored pixels. */
  readonly box: Box;
  /** Degrees clockwise by which the upright photo is turned around its centre. */
  readonly straighten: number;
}

/** Photos framed together as one. */
export interface SheetFacts {
  /** Their places in the upright photo. */
  readonly places: readonly Box[];
  /** Stored places, from which they come back with their data; null if they were drawn. */
  readonly parts: readonly SheetPart[] | null;
  /** True if one of them is HDR, which the sheet is not. */
  readonly lostHdr: boolean;
  /** Why they were drawn; null if they were not, and for others than JPEGs. */
  readonly fallbackReason: FallbackReason | null;
}

/** A photo's properties from its file's headers, and its tones. */
export interface PhotoFacts {
  readonly kind: PhotoKind;
  /** The file's format if its photo is read as one of `kind`: a raw file through its camera's JPEG. */
  readonly convertedFrom: ConvertedKind | null;
  /** After applying the EXIF orientation. */
  readonly size: Size;
  /** EXIF tag 0x0112, 1 to 8. */
  readonly orientation: number;
  /** Absent if the frame shows the photo as it is. */
  readonly part?: ShownPart;
  readonly bytes: number;
  readonly camera: PrintedData;
  /** Title, creator, place and others in the file. */
  readonly words: PhotoWords;
  /** Hash of the camera's name and serial number, which itself never leaves the worker; absent without a number. */
  readonly cameraKey?: string;
  /** True if the file has a GPS position, which itself never leaves the worker. */
  readonly hasPosition: boolean;
  /** True for an embedded profile wider than sRGB, such as Display P3. */
  readonly wideGamut: boolean;
  /** True when its values mean light brighter than SDR white, by PQ or HLG. */
  readonly hdrTransfer: boolean;
  /** Null unless it is a JPEG. */
  readonly lossless: LosslessFacts | null;
  /** Null without one expressible in a JPEG. */
  readonly gainMap: GainMapFacts | null;
  /** Null unless it is a PNG with 16 bits per sample. */
  readonly deep: DeepFacts | null;
  /** Parts of the file missing in every export. */
  readonly extras: readonly PhotoExtra[];
  /** Null unless the file is an export with a remembered frame; absent in works stored by earlier versions. */
  readonly frame?: FrameFacts | null;
  /** Set for photos framed together. */
  readonly sheet?: SheetFacts;
  /** For text on the photo; absent until it is decoded, and in works stored by earlier versions. */
  readonly tones?: PhotoTones;
}

export interface LoadedPhoto {
  readonly facts: PhotoFacts;
  /** A small JPEG (PNG for a transparent photo), upright. */
  readonly thumbnail: Blob;
  /** First preview, if `previewLongSide` requested one: the same decode serves both. The caller closes it. */
  readonly preview?: ImageBitmap;
  /** A square JPEG, {@link PADDED_SIDE} pixels a side, with the photo centred on white, if requested. */
  readonly padded?: Blob;
}

/** Side in pixels of the square stored by the server (SPEC §7). */
export const PADDED_SIDE = 600;

/** A photo's placeholder from its camera's embedded thumbnail. */
export interface EmbeddedPreview {
  /** Upright, in the photo's aspect ratio. */
  readonly thumbnail: Blob;
  /** After applying the EXIF orientation. */
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
  /** The export's alt text; absent or null keeps the file's. */
  readonly alt?: string | null;
  readonly watermark: boolean;
  /** Index of the slide to export from a carousel, from 0; absent for the whole picture. */
  readonly slide?: number;
  /** The logo's picture, null without one. */
  readonly logo: Blob | null;
  /** Known fallback reason: the lossless route is then not tried. */
  readonly fallbackReason?: FallbackReason | null;
  /** Data index from an assessment; spares the lossless route reading the data again. */
  readonly scanIndex?: ScanIndex | null;
  /** Files of photos framed together, for the credentials in its export. */
  readonly originals?: readonly File[];
  /** Bytes added to the export afterwards, which count for its file size limit. */
  readonly reserved?: number;
}

/** Result of assessing the lossless route. */
export interface Assessment {
  /** Why the route would fall back; null if it would not, or if another is planned. */
  readonly fallbackReason: FallbackReason | null;
  /** For {@link FrameJob.scanIndex}; null if the data was not read, or has none. */
  readonly scanIndex: ScanIndex | null;
}

export type ExportMethod = "lossless-jpeg" | "jpeg" | "png" | "webp";

/**
 * Part of a file that gave way to its size limit:
 * - `packed`: none; bytes were saved without loss
 * - `quality`: the photo's data, encoded at about this quality
 * - `size`: the number of pixels as well
 */
export type SizeFit =
  | { readonly kind: "packed" }
  | { readonly kind: "quality"; readonly quality: number }
  | { readonly kind: "size"; readonly quality: number; readonly size: Size };

/**
 * Fate of an export's Content Credentials. `leftOut`: reasons for leaving out those of its photos. `unsigned`: the server's
 * sentence; null without the network.
 */
export type ExportCredentials = { readonly leftOut: readonly CarryFault[] } | { readonly unsigned: string | null };

/** Reasons for leaving out a photo's credentials. */
export type CarryFault = "location" | "cropped" | "large" | "unreadable";

export interface FramedPhoto {
  readonly blob: Blob;
  /** After applying the file's orientation. */
  readonly size: Size;
  readonly method: ExportMethod;
  /** `kept`: with its gain map, left out for `damaged`; null without one, or if none was to be kept. */
  readonly hdr: "kept" | "damaged" | null;
  /** `kept`: the original comes back from the file; `cropped`: it would show what was cropped away; null if unwanted. */
  readonly original: "kept" | "cropped" | "left-out" | null;
  /** Why the lossless route fell back, if tried. */
  readonly fallbackReason: FallbackReason | null;
  /** Null without a file size limit, or if the file was within it. */
  readonly fit: SizeFit | null;
  /** True if the photo has another number of pixels in its frame than in its file. */
  readonly isResized: boolean;
  /** Absent for exports without credentials, and if none were wanted. */
  readonly credentials?: ExportCredentials;
}

/** A framed photo as bytes, for callers writing them at once and keeping no blob. */
export interface FramedBytes extends Omit<FramedPhoto, "blob"> {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export type PhotoErrorCode =
  | "empty"
  | "unsupported"
  /** This browser can't decode the format. */
  | "undecodable"
  | "not-an-image"
  | "no-camera-jpeg"
  | "truncated"
  | "corrupt"
  | "too-large"
  /** The framed picture exceeds its format's limits. */
  | "frame-too-large"
  /** The framed picture exceeds the file size limit in any size. */
  | "file-limit"
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
  /**
   * The file's actual type, such as `HEIC`, with codes `unsupported` and `undecodable`; the export format with
   * `frame-too-large`; the limit in KB with `file-limit`.
   */
  readonly type: string | null;
  constructor(code: PhotoErrorCode, message: string, options?: ErrorOptions & { readonly type?: string }) {
    super(message, options);
    this.code = code;
    this.type = options?.type ?? null;
  }
}

export const PHASES = ["decoding", "finishing"] as const;
export type Phase = (typeof PHASES)[number];
