import type { CameraData } from "@matte/engine";
import type { ByteOrder, Directory } from "../../../../../tools/photos/exif/tiff.ts";

/** Camera whose maker note has facts that its EXIF lacks. */
export interface CameraNote {
  readonly make: string;
  readonly model: string;
  readonly order: ByteOrder;
  /** Byte order of the note, where it has one of its own. */
  readonly noteOrder?: ByteOrder;
  /** Letters up to the directory, and the start of the offsets; null for that of the block. */
  readonly head: Uint8Array;
  readonly base: number | null;
  readonly note: Directory;
  readonly expected: Pick<CameraData, "iso" | "lens">;
  /** Tags of exiftool. */
  readonly exiftool: Readonly<Record<string, unknown>>;
}
