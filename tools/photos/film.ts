import { EXIF } from "../../packages/jpeg/app-segments.ts";
import { segment, withSegments } from "../../packages/formats/jpeg/metadata/testing.ts";
import { blockOf, CAMERA_NOTES } from "../../packages/metadata/exif/testing/camera-notes.ts";
import { short } from "./exif/entries.ts";

const APP1 = 0xe1;
/** FilmMode in Fujifilm's maker note, and its code for Velvia. */
const [FILM_MODE, VELVIA] = [0x1401, 0x0400];

/** Returns a JPEG with a Fujifilm camera's maker note alone, whose film simulation is Velvia. */
export function velviaPhoto(jpeg: Uint8Array): Uint8Array<ArrayBuffer> {
  const camera = CAMERA_NOTES["Fujifilm"];
  if (camera === undefined) throw new Error("No notes of Fujifilm");
  const block = blockOf({ ...camera, note: { entries: [short(FILM_MODE, VELVIA)] } });
  return new Uint8Array(withSegments(jpeg, [segment(APP1, EXIF, block)]));
}
