import type { CameraData } from "@matte/engine";
import type { ByteOrder, Directory } from "../../../../tools/photos/exif/tiff.ts";

/** Camera whose maker note adds facts to its EXIF. */
export interface CameraNote {
  readonly make: string;
  readonly model: string;
  readonly order: ByteOrder;
  /** Byte order if it differs from the block's. */
  readonly noteOrder?: ByteOrder;
  /** Letters before the directory, and offset base; null for the block's base. */
  readonly head: Uint8Array;
  readonly base: number | null;
  readonly note: Directory;
  readonly expected: Pick<CameraData, "iso" | "lens">;
  /** Expected exiftool tags. */
  readonly exiftool: Readonly<Record<string, unknown>>;
}
