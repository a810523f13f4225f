import type { ColourProfile, PixelSize } from "../header.ts";
import type { XmpDocument } from "./xmp/document.ts";

/** What a photo file carries besides its pixels, as found; nothing in it is trusted yet. */
export interface CarriedMetadata {
  /** The EXIF block from its TIFF header on. */
  readonly exif: Uint8Array | null;
  /** The XMP packet, UTF-8. */
  readonly xmp: Uint8Array | null;
  /** The extended part of the XMP, put together and checked (XMP part 3 §1.1.3.1). */
  readonly extendedXmp: Uint8Array | null;
  /** Photoshop image resources, among them IPTC-IIM: blocks that begin with `8BIM`. */
  readonly resources: Uint8Array | null;
  /** The original's profile. Exports write it on the lossless path only, see `keptSegments`. */
  readonly profile: ColourProfile;
}

/** The caption's words as metadata. Empty texts leave what the original carried. */
export interface Credits {
  /** The photo credit as typed. */
  readonly credit: string;
  /** The name in it. */
  readonly creator: string;
  /** Written only where the original has no rights of its own. */
  readonly rights: string;
  readonly title: string;
  readonly location: string;
  /** One each line of the additional credits. */
  readonly contributors: readonly string[];
}

/** What an export does to the metadata of its photo. */
export interface MetadataEdit {
  /** The export as stored in the file: before its orientation is applied. */
  readonly size: PixelSize;
  /** `1`: the pixels are upright, as a canvas has them. `keep`: they lie as the original's do. */
  readonly orientation: 1 | "keep";
  /** What the export's pixels are in. `keep`: the original's profile. */
  readonly colour: "keep" | "srgb" | "display-p3";
  readonly keepLocation: boolean;
  /** Null where no caption is printed: then only what the original carried is kept. */
  readonly credits: Credits | null;
}

/** One JPEG segment; `payload` is what follows the length field. */
export interface JpegSegment {
  readonly marker: number;
  readonly payload: Uint8Array;
}

/** What goes into an export, still without a container. Plain data: it can be sent between threads. */
export interface ExportMetadata {
  /** The EXIF block from its TIFF header on. */
  readonly exif: Uint8Array | null;
  /** Containers differ in how they hold it, so it is written with them. */
  readonly xmp: XmpDocument | null;
  /** Photoshop image resources with IPTC-IIM; only JPEG has a place for them. */
  readonly resources: Uint8Array | null;
}

/** A file in pieces: its own bytes, shared, and new ones. */
export type Pieces<Buffer extends ArrayBufferLike> = readonly (Uint8Array<Buffer> | Uint8Array<ArrayBuffer>)[];
