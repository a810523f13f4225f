import type { PhotoExtra, PhotoHeader, PhotoProbe } from "../header.ts";
import type { CarriedMetadata, ExportMetadata, FilePieces } from "../metadata/types.ts";

/**
 * Everything that the codec knows about one format. Only reading is required: formats that the browser decodes but that are
 * never exported have no `writeMetadata`.
 */
export interface FormatSlice {
  /** Reads the headers of a file whose signature matched. Never throws. */
  readonly probe: (file: Uint8Array) => PhotoProbe;
  /** Reads the metadata of a file whose signature matched. Never throws; unreadable parts are null. */
  readonly collectMetadata: (file: Uint8Array) => CarriedMetadata | Promise<CarriedMetadata>;
  /** Finds parts of a file whose signature matched that no export has. Never throws. */
  readonly findExtras: (file: Uint8Array) => readonly PhotoExtra[];
  /** EXIF and XMP that are packed, so that ranges of the header cannot point to them. */
  readonly packedMetadata?: (file: Uint8Array) => Promise<Pick<CarriedMetadata, "exif" | "xmp">>;
  /**
   * Returns what the browser decodes instead of the file: a picture without the orientation that only some browsers apply, or the
   * JPEG embedded in a raw file. Absent if all browsers decode the file alike.
   */
  readonly decodableFile?: (file: Uint8Array<ArrayBuffer>, header: PhotoHeader) => Uint8Array<ArrayBuffer>[];
  /** Adds what a file lacks although its picture is complete; null for a file that lacks nothing, or too much. Never throws. */
  readonly mended?: (file: Uint8Array<ArrayBuffer>, found: PhotoProbe) => Uint8Array<ArrayBuffer> | null;
  /** Replaces the metadata of an exported file. */
  readonly writeMetadata?: <Buffer extends ArrayBufferLike>(
    file: Uint8Array<Buffer>,
    metadata: ExportMetadata,
  ) => FilePieces<Buffer>;
}
