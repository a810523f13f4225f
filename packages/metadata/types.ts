import type { ColourProfile, PixelSize } from "@matte/pixels/bytes";
import type { XmpDocument } from "./xmp/document.ts";

/** Text under a keyword in PNG 3rd edition §11.3.3.1; a JPEG comment is `Comment`. */
export interface PhotoText {
  readonly keyword: string;
  readonly text: string;
}

/** A photo file's metadata as found, not yet validated. */
export interface CarriedMetadata {
  /** Starts with its TIFF header. */
  readonly exif: Uint8Array | null;
  /** Blocks whose values are read where the first lacks them; exports keep the first alone. */
  readonly furtherExif?: readonly Uint8Array[];
  /** UTF-8. */
  readonly xmp: Uint8Array | null;
  /** XMP's extended part, assembled and verified (XMP part 3 §1.1.3.1). */
  readonly extendedXmp: Uint8Array | null;
  /** Photoshop image resources including IPTC-IIM; blocks begin with `8BIM`. */
  readonly resources: Uint8Array | null;
  /** PNG texts or JPEG comments. */
  readonly texts?: readonly PhotoText[];
  /** Exported only on the lossless path, see `keptSegments`. */
  readonly profile: ColourProfile;
}

/** Caption text as metadata. Empty fields keep the original's values. */
export interface Credits {
  /** As typed. */
  readonly credit: string;
  /** Name in the photo credit. */
  readonly creator: string;
  /** Written only if the original states no rights. */
  readonly rights: string;
  readonly title: string;
  readonly location: string;
  /** One per line in the additional credits. */
  readonly contributors: readonly string[];
}

/** Changes to a photo's metadata in an export. */
export interface MetadataEdit {
  /** As stored, before the orientation is applied. */
  readonly size: PixelSize;
  /** EXIF's: 1 for upright pixels, as in a canvas; `keep` for pixels stored like the original's. */
  readonly orientation: number | "keep";
  /** True if a part of the photo is shown: regions in it are then named in other places, or cropped away. */
  readonly isCropped?: boolean;
  /** `keep` for the original's profile. */
  readonly colour: "keep" | "srgb" | "display-p3";
  readonly keepLocation: boolean;
  /** Pixels per inch in print; null keeps the original's. */
  readonly density: number | null;
  /** Null if no caption is printed: the original's credits stay. */
  readonly credits: Credits | null;
  /** Replaces the original's alt text, and removes it if it is empty; absent or null keeps it. */
  readonly alt?: string | null;
}

/** An export's metadata without a container. Plain data to send between threads. */
export interface ExportMetadata {
  /** Starts with its TIFF header. */
  readonly exif: Uint8Array | null;
  /** Serialised with the container: each stores it differently. */
  readonly xmp: XmpDocument | null;
  /** Photoshop image resources with IPTC-IIM, for JPEG only. */
  readonly resources: Uint8Array | null;
  /** Texts for PNG, comments for JPEG. */
  readonly texts?: readonly PhotoText[];
  /** Pixels per inch, stated by JPEG and PNG outside EXIF as well. */
  readonly density: number | null;
  /** Data to restore the original file, see `restoreData`; JPEG only. */
  readonly restore?: Uint8Array;
}
