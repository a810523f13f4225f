/** Lens names repeating the lines above and below them. */
import type { PrintedData } from "./camera-data.ts";
import type { CameraLine } from "./camera-text.ts";
import { memoize } from "../memoize.ts";

/** Every phone and compact camera could claim these words for its lens. */
const GENERIC: ReadonlySet<string> = new Set(
  "back rear main dual triple quad camera lens built in built-in fixed".split(" "),
);

/** `24mm f/2.8`, also as `24 mm F2.8`. */
const FOCAL_LENGTH = /^(?<length>\d+(?:[.,]\d+)?)\s?mm(?:\s+f\/?\s?\d+(?:[.,]\d+)?)?$/iu;

/** Returns whether a lens only repeats other printed lines: the camera's name, or the focal length. */
export function isLensRepeated(camera: PrintedData, printed: readonly CameraLine[]): boolean {
  const { lens } = camera;
  if (lens === undefined) return false;
  return (
    (printed.includes("camera") && repeatsCamera(lens, camera)) ||
    (printed.includes("exif") && repeatsFocal(lens, camera))
  );
}

function repeatsCamera(lens: string, { camera }: PrintedData): boolean {
  if (camera === undefined) return false;
  const known = wordsOf(camera);
  return wordsOf(lens).every((word) => known.includes(word) || GENERIC.has(word));
}

function repeatsFocal(lens: string, { focalLength }: PrintedData): boolean {
  const length = FOCAL_LENGTH.exec(lens.trim())?.groups?.["length"];
  if (length === undefined || focalLength === undefined) return false;
  return Math.round(Number(length.replace(",", "."))) === Math.round(focalLength);
}

const CACHE_SIZE = 200;

const wordsOf = memoize(CACHE_SIZE, (name): readonly string[] => name.toLowerCase().match(/[\p{L}\p{N}+-]+/gu) ?? []);
