import type { CameraData } from "./camera.ts";
import { lensSpecificationText } from "./lens-specification.ts";
import { isLensPlaceholder, isPlaceholder } from "./placeholders.ts";
import { APERTURE_RANGE, EXPOSURE_RANGE, FOCAL_LENGTH_RANGE } from "./ranges.ts";
import type { RawExif, RawValue } from "./raw-exif.ts";
import { isoSpeed } from "./sensitivity.ts";
import { tagText } from "./tag-text.ts";
import { firstWithin, rationals } from "./tag-values.ts";

/**
 * Camera data from a photo's tags: known values only, each within the range that a camera can mean. Never throws.
 */
export function cameraDataFrom(raw: RawExif): CameraData {
  return onlyKnown({
    camera: nameIn(raw.Model, isPlaceholder),
    lens: lensName(raw),
    exposureTime: firstWithin(rationals(raw.ExposureTime), EXPOSURE_RANGE),
    aperture: firstWithin(rationals(raw.FNumber), APERTURE_RANGE),
    iso: isoSpeed(raw),
    focalLength: firstWithin(rationals(raw.FocalLength), FOCAL_LENGTH_RANGE),
  });
}

/** The name that the camera wrote, else the converter's, else the one in the maker's note, else the lens's numbers. */
function lensName(raw: RawExif): string | undefined {
  return (
    nameIn(raw.LensModel, isLensPlaceholder) ??
    nameIn(raw.auxLens, isLensPlaceholder) ??
    nameIn(raw.makerLens, isLensPlaceholder) ??
    lensSpecificationText(raw.LensInfo)
  );
}

function nameIn(value: RawValue, isNoName: (name: string) => boolean): string | undefined {
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
