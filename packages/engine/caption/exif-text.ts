import type { CameraData } from "./camera.ts";

/** Largest relative error of 1/N; beyond it a decimal is more exact. */
const TOLERANCE = 0.12;

/**
 * An exposure time: `1/250 s`, `0.4 s` if no 1/N is near, and from one second on `2 s`, `2.5 s`.
 * @param seconds above 0
 */
export function exposureText(seconds: number): string {
  const parts = Math.round(1 / seconds);
  const isFraction = parts > 1 && Math.abs(1 / parts - seconds) <= TOLERANCE * seconds;
  return isFraction ? `1/${parts} s` : `${Number(seconds.toFixed(1))} s`;
}

/** An f-number, always with one decimal: `f/2.8`, `f/8.0`. Halves are rounded up, which `toFixed` alone does not guarantee. */
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

/** The known parts of the exposure on one line, `35mm  f/2.8  1/250 s  ISO 400`; undefined if none is known. */
export function exifLine(camera: CameraData): string | undefined {
  const parts = [
    textIfKnown(camera.focalLength, focalLengthText),
    textIfKnown(camera.aperture, apertureText),
    textIfKnown(camera.exposureTime, exposureText),
    textIfKnown(camera.iso, isoText),
  ];
  return parts.flatMap((part) => part ?? []).join("  ") || undefined;
}

function textIfKnown(value: number | undefined, toText: (value: number) => string): string | undefined {
  return value === undefined ? undefined : toText(value);
}
