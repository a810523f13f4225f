/** Photos of two photographers at one wedding: one's camera writes its serial number, the other's its owner's name. */
import { EXIF } from "../../packages/jpeg/app-segments.ts";
import { segment, withSegments } from "../../packages/formats/jpeg/metadata/testing.ts";
import { TAG, text } from "../../tools/photos/exif/entries.ts";
import { type Directory, tiff } from "../../tools/photos/exif/tiff.ts";
import { photo } from "./index.ts";

/** CIPA DC-008 (Exif 2.3) §4.6.8. */
const BODY_SERIAL_NUMBER = 0xa431;

interface Photographer {
  readonly make: string;
  readonly model: string;
  readonly serial?: string;
  readonly artist?: string;
}

/** A JPEG with these words of its camera in EXIF. */
export async function photoBy({ make, model, serial, artist }: Photographer): Promise<Uint8Array<ArrayBuffer>> {
  const exif: Directory = {
    entries: [
      text(TAG.Make, make),
      text(TAG.Model, model),
      ...(artist === undefined ? [] : [text(TAG.Artist, artist)]),
    ],
    children:
      serial === undefined ? [] : [{ tag: TAG.ExifIfd, directory: { entries: [text(BODY_SERIAL_NUMBER, serial)] } }],
  };
  return Uint8Array.from(withSegments(await photo("plain"), [segment(0xe1, EXIF, tiff("II", exif))]));
}
