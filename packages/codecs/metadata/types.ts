import type { Box } from "@matte/engine";
import type { ColourProfile, PixelSize } from "../header.ts";
import type { XmpDocument } from "./xmp/document.ts";

/** Text of a photo under a keyword of PNG 3rd edition §11.3.3.1; a JPEG's comment is `Comment`. */
export interface PhotoText {
  readonly keyword: string;
  readonly text: string;
}

/** Metadata of a photo file as found, not yet validated. */
export interface CarriedMetadata {
  /** EXIF block from its TIFF header on. */
  readonly exif: Uint8Array | null;
  /** XMP packet, UTF-8. */
  readonly xmp: Uint8Array | null;
  /** Extended part of the XMP, assembled and verified (XMP part 3 §1.1.3.1). */
  readonly extendedXmp: Uint8Array | null;
  /** Photoshop image resources, which include IPTC-IIM: blocks that begin with `8BIM`. */
  readonly resources: Uint8Array | null;
  /** Texts of PNG's chunks, or a JPEG's comments. */
  readonly texts?: readonly PhotoText[];
  /** Profile of the original. Exports carry it on the lossless path only, see `keptSegments`. */
  readonly profile: ColourProfile;
}

/** Caption text as metadata. Empty fields leave what the original carried. */
export interface Credits {
  /** Photo credit as typed. */
  readonly credit: string;
  /** Name in the photo credit. */
  readonly creator: string;
  /** Written only if the original has no rights of its own. */
  readonly rights: string;
  readonly title: string;
  readonly location: string;
  /** One per line of the additional credits. */
  readonly contributors: readonly string[];
}

/** Changes that an export makes to the metadata of its photo. */
export interface MetadataEdit {
  /** Size of the export as stored in the file, before its orientation is applied. */
  readonly size: PixelSize;
  /** `1` for upright pixels, as a canvas has them; `keep` for pixels stored like the original's. */
  readonly orientation: 1 | "keep";
  /** Colour space of the export's pixels; `keep` is the original's profile. */
  readonly colour: "keep" | "srgb" | "display-p3";
  readonly keepLocation: boolean;
  /** Pixels per inch of a print; null leaves what the original carried. */
  readonly density: number | null;
  /** Null if no caption is printed: then only what the original carried is kept. */
  readonly credits: Credits | null;
}

/** Content of an export without a container. Plain data that can be sent between threads. */
export interface ExportMetadata {
  /** EXIF block from its TIFF header on. */
  readonly exif: Uint8Array | null;
  /** Serialised with the container, since containers differ in how they hold it. */
  readonly xmp: XmpDocument | null;
  /** Photoshop image resources with IPTC-IIM, which only JPEG can hold. */
  readonly resources: Uint8Array | null;
  /** Texts, which PNG can hold, and comments, which JPEG can. */
  readonly texts?: readonly PhotoText[];
  /** Pixels per inch, which JPEG and PNG state outside EXIF as well. */
  readonly density: number | null;
  /** Data with which the original file comes back, see `restoreData`; only a JPEG holds it. */
  readonly restore?: Uint8Array;
}

/** Frame that an export remembers. */
export interface FrameRecord {
  /** Look of the frame as JSON; of a file it may be anything. */
  readonly look: unknown;
  /** Name and texts of the photo as JSON; of a file it may be anything, and absent. */
  readonly source?: unknown;
  /** Null if the photo was encoded with its frame. */
  readonly photo: FramedPicture | null;
  /** Gain map that keeps its data like the photo, in its own framed file. */
  readonly gainMap?: FramedPicture;
}

/** Picture that keeps its data in its framed file. */
export interface FramedPicture {
  readonly place: FramedPlace;
  /** Result of `scanHash` for the framed file and the place. */
  readonly scan: string;
}

/** Place of a photo in its framed file. */
export interface FramedPlace {
  /** Photo in the framed picture, stored pixels: its corner is a multiple of its MCU. */
  readonly photo: Box;
  readonly covered: CoveredMcus | null;
  /** Absent if the framed file has the photo's own quantisation. */
  readonly quotients?: Quotients;
}

/** Quotients of the photo's quantisation steps and the framed file's finer ones: 64 per component, in zig-zag order. */
export type Quotients = readonly (readonly number[])[];

/** MCUs of a photo that its frame draws over: those at its edges, unless they end with it, and those with overlays. */
export interface CoveredMcus {
  /** Index of each in the order of the photo's scan, ascending. */
  readonly indices: readonly number[];
  /** Their coefficients as a JPEG of the photo's sampling and the framed file's quantisation, row by row. */
  readonly jpeg: Uint8Array;
}

/** A file in pieces: views of its own bytes, and new bytes. */
export type FilePieces<Buffer extends ArrayBufferLike> = readonly (Uint8Array<Buffer> | Uint8Array<ArrayBuffer>)[];
