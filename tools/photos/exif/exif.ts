import type { CameraHabits } from "./camera-habits.ts";
import { TAG, bytes, characters, long, rational, short, signedRational, text } from "./entries.ts";
import { gpsDirectory } from "./gps.ts";
import { type Directory, type Entry, tiff } from "./tiff.ts";

const TAKEN = "2025:05:17 16:03:27";

export interface ExifOptions {
  /** EXIF orientation, 1 to 8. */
  readonly orientation: number;
  /** The stored picture's size. */
  readonly width: number;
  readonly height: number;
  /** JPEG, about 160 x 120 px, for IFD1. */
  readonly thumbnail?: Uint8Array;
}

/** Returns a camera's EXIF as a TIFF structure, wrapped differently by JPEG, PNG and WebP. */
export function exifOf(habits: CameraHabits, options: ExifOptions): Uint8Array {
  const first = firstDirectory(habits, options);
  if (options.thumbnail === undefined) return tiff(habits.byteOrder, first);
  return tiff(habits.byteOrder, { ...first, next: thumbnailDirectory(options.thumbnail) });
}

/** Returns IFD0 with the EXIF and the GPS directory. */
export function firstDirectory(habits: CameraHabits, options: ExifOptions): Directory {
  const gps = habits.position === undefined ? [] : [{ tag: TAG.GpsIfd, directory: gpsDirectory(habits.position) }];
  const children = [{ tag: TAG.ExifIfd, directory: exifDirectory(habits, options) }, ...gps];
  return { entries: pictureEntries(habits, options), children };
}

export function pictureEntries(habits: CameraHabits, options: ExifOptions): readonly Entry[] {
  return [
    ...habits.ifd0,
    short(TAG.Orientation, options.orientation),
    rational(TAG.XResolution, 72, 1),
    rational(TAG.YResolution, 72, 1),
    short(TAG.ResolutionUnit, 2),
    text(TAG.DateTime, TAKEN),
    short(TAG.YCbCrPositioning, 2),
  ];
}

export function exifDirectory(habits: CameraHabits, options: ExifOptions): Directory {
  const entries = [
    ...habits.exif,
    characters(TAG.ExifVersion, "0232"),
    text(TAG.DateTimeOriginal, TAKEN),
    text(TAG.DateTimeDigitized, TAKEN),
    bytes(TAG.ComponentsConfiguration, 1, 2, 3, 0),
    signedRational(TAG.ExposureBias, -1, 3),
    short(TAG.MeteringMode, 5),
    short(TAG.Flash, 16),
    characters(TAG.FlashpixVersion, "0100"),
    short(TAG.ColorSpace, habits.displayP3 ? 65535 : 1),
    long(TAG.PixelXDimension, options.width),
    long(TAG.PixelYDimension, options.height),
  ];
  return { entries, children: habits.exifChildren ?? [] };
}

function thumbnailDirectory(thumbnail: Uint8Array): Directory {
  const entries = [
    short(TAG.Compression, 6),
    rational(TAG.XResolution, 72, 1),
    rational(TAG.YResolution, 72, 1),
    short(TAG.ResolutionUnit, 2),
  ];
  return { entries, thumbnail };
}
