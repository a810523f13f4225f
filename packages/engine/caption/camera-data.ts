import type { CameraData } from "./camera.ts";
import { lensSpecificationText } from "./lens-specification.ts";
import { isLensPlaceholder, isPlaceholder } from "./placeholders.ts";
import { APERTURE_RANGE, EXPOSURE_RANGE, FOCAL_LENGTH_RANGE } from "./ranges.ts";
import type { RawExif, RawValue } from "./raw-exif.ts";
import { isoSpeed } from "./sensitivity.ts";
import { tagText } from "./tag-text.ts";
import { firstWithin, rationals } from "./tag-values.ts";

/**
 * What a photo's tags say about its camera: known values only, each within what a camera can mean. Never throws,
 * whatever the file held.
 */
export function cameraDataFrom(raw: RawExif): CameraData {
  return onlyKnown({
    camera: named(raw.Model, isPlaceholder),
    lens: lensName(raw),
    exposureTime: firstWithin(rationals(raw.ExposureTime), EXPOSURE_RANGE),
    aperture: firstWithin(rationals(raw.FNumber), APERTURE_RANGE),
    iso: isoSpeed(raw),
    focalLength: firstWithin(rationals(raw.FocalLength), FOCAL_LENGTH_RANGE),
  });
}

/** The camera's own word first, then the converter's, then the maker's note, at last the lens's bare numbers. */
function lensName(raw: RawExif): string | undefined {
  return (
    named(raw.LensModel, isLensPlaceholder) ??
    named(raw.auxLens, isLensPlaceholder) ??
    named(raw.makerLens, isLensPlaceholder) ??
    lensSpecificationText(raw.LensInfo)
  );
}

function named(value: RawValue, isNoName: (name: string) => boolean): string | undefined {
  const name = tagText(value);
  return name === undefined || isNoName(name) ? undefined : name;
}

type Known<T> = { [K in keyof T]: Exclude<T[K], undefined> };

function onlyKnown<T extends object>(values: T): Partial<Known<T>> {
  const known: Partial<Known<T>> = {};
  const entries: readonly (readonly [string, unknown])[] = Object.entries(values);
  for (const [key, value] of entries) if (value !== undefined) Object.assign(known, { [key]: value });
  return known;
}
