import {
  asTemplate,
  DEFAULT_SETTINGS,
  guessSubject,
  type LayoutInput,
  photoCaption,
  type Settings,
} from "@matte/engine";
import { createPhotoPool } from "#domain/photos/pool.ts";
import type { PhotoFacts } from "#domain/photos/types.ts";

/** Long side of the picture on the page, in pixels. */
const LONG_SIDE = 1600;

/** A photo that its visitor tries in a frame. */
export interface VisitorPhoto {
  readonly file: File;
  readonly facts: PhotoFacts;
  readonly preview: ImageBitmap;
}

/** Decodes a photo in a worker, which ends with it. @throws {PhotoError} @throws the signal's reason when it is aborted */
export async function loadVisitorPhoto(file: File, signal: AbortSignal): Promise<VisitorPhoto> {
  const pool = createPhotoPool({ size: 1 });
  try {
    const { facts, preview } = await pool.load(file, { previewLongSide: LONG_SIDE, signal });
    return { file, facts, preview: preview ?? (await pool.preview(file, facts, LONG_SIDE, { signal })) };
  } finally {
    pool.dispose();
  }
}

/** Settings that print the words in the photo's file and its camera data. */
export const VISITOR_SETTINGS: Settings = { ...DEFAULT_SETTINGS, showMetadata: true };

/** Lays the photo out with its caption, as an export. */
export function layoutInputOf({ file, facts }: VisitorPhoto, settings: Settings): Omit<LayoutInput, "measure"> {
  const { size, words, camera, tones } = facts;
  const subject = asTemplate(guessSubject(file.name));
  const photo = { subject, typed: {}, words, camera, size, fileName: file.name, number: 1, count: 1 };
  return { ...photoCaption(settings, photo), photo: size, watermark: false, ...(tones && { tones }) };
}
