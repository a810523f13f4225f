import type { PhotoExtra, PhotoHeader, PhotoProbe } from "./header.ts";
import type { CarriedMetadata, ExportMetadata } from "@matte/metadata";
import type { FilePieces } from "@matte/pixels/bytes";

/** A format's codec. Only reading is required: formats never exported have no `writeMetadata`. */
export interface FormatSlice {
  /** Reads the headers. The signature has matched. Never throws. */
  readonly probe: (file: Uint8Array) => PhotoProbe;
  /** Reads the metadata. The signature has matched. Never throws; unreadable parts are null. */
  readonly collectMetadata: (file: Uint8Array) => CarriedMetadata | Promise<CarriedMetadata>;
  /** Finds parts missing from every export. The signature has matched. Never throws. */
  readonly findExtras: (file: Uint8Array) => readonly PhotoExtra[];
  /** Reads packed EXIF and XMP, to which header ranges cannot point. */
  readonly packedMetadata?: (file: Uint8Array) => Promise<Pick<CarriedMetadata, "exif" | "xmp">>;
  /** Returns EXIF blocks whose values are read where that of the header lacks them. Never throws. */
  readonly furtherExif?: (file: Uint8Array) => readonly Uint8Array[];
  /**
   * Returns the file for the browser to decode: without an orientation that only some browsers apply, without an
   * animation, or a raw file's embedded JPEG. Absent if all browsers decode the file alike.
   */
  readonly decodableFile?: (file: Uint8Array<ArrayBuffer>, header: PhotoHeader) => Uint8Array<ArrayBuffer>[];
  /** Adds what is missing although the picture is complete; null if nothing is missing, or too much. Never throws. */
  readonly mended?: (file: Uint8Array<ArrayBuffer>, found: PhotoProbe) => Uint8Array<ArrayBuffer> | null;
  /** Replaces an exported file's metadata. */
  readonly writeMetadata?: <Buffer extends ArrayBufferLike>(
    file: Uint8Array<Buffer>,
    metadata: ExportMetadata,
  ) => FilePieces<Buffer>;
}
