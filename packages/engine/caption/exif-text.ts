import type { CameraData } from "./camera.ts";

/** How far 1/N may be from the true time before a decimal tells more. */
const TOLERANCE = 0.12;

/**
 * An exposure time: `1/250 s`, `0.4 s` where no 1/N is near, and from one second on `2 s`, `2.5 s`.
 * @param seconds above 0
 */
export function exposureText(seconds: number): string {
  const parts = Math.round(1 / seconds);
  const isFraction = parts > 1 && Math.abs(1 / parts - seconds) <= TOLERANCE * seconds;
  return isFraction ? `1/${parts} s` : `${Number(seconds.toFixed(1))} s`;
}

/** An f-number with one decimal, always: `f/2.8`, `f/8.0`. Halves go up in decimal, which `toFixed` alone leaves to chance. */
export function apertureText(fNumber: number): string {
  return `f/${(Math.round(fNumber * 10) / 10).toFixed(1)}`;
}

/** An ISO speed: `ISO 400`. */
export function isoText(speed: number): string {
  return `ISO ${Math.round(speed)}`;
}

/**
 * A focal length: `35mm`.
 * @param millimetres as engraved on the lens, not the equivalent for another film size
 */
export function focalLengthText(millimetres: number): string {
  return `${Math.round(millimetres)}mm`;
}

/** The exposure on one line, `35mm  f/2.8  1/250 s  ISO 400`: what is known of it; undefined when nothing is. */
export function exifLine(camera: CameraData): string | undefined {
  const parts = [
    worded(camera.focalLength, focalLengthText),
    worded(camera.aperture, apertureText),
    worded(camera.exposureTime, exposureText),
    worded(camera.iso, isoText),
  ];
  return parts.flatMap((part) => part ?? []).join("  ") || undefined;
}

function worded(value: number | undefined, words: (value: number) => string): string | undefined {
  return value === undefined ? undefined : words(value);
}
