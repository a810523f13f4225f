import { ISO_RANGE } from "./ranges.ts";
import type { Tags } from "./tags.ts";
import { firstWithin, numbers } from "./tag-values.ts";

/** The largest 16-bit number: "65535 or more", or unset. No camera has this speed. */
const FULL = 65_535;

type SensitivityTags = Tags<
  "ISO" | "StandardOutputSensitivity" | "RecommendedExposureIndex" | "ISOSpeed" | "exISO" | "xmpISO" | "makerISO"
>;

/**
 * Reads the ISO speed, a whole number. PhotographicSensitivity (EXIF 2.3, 0x8827) repeats one parameter out of three, named by
 * SensitivityType (0x8830); it is 65535 if the parameter is 65535 or more. Then a parameter above 65535, if there is one, is right;
 * a smaller one measures something else. Among equals the standard output sensitivity comes first, then the recommended exposure
 * index, then the ISO speed: the order of SensitivityType's values. The three also replace a 0x8827 that is 0 or missing. XMP's
 * copies count if EXIF has none, and the maker note, which may have the speed as set, if neither has one.
 */
export function isoSpeed(raw: SensitivityTags): number | undefined {
  const copies = [raw.exISO, raw.xmpISO, raw.makerISO].flatMap(speeds);
  const speed = speeds(raw.ISO)[0] ?? replacement(raw) ?? copies[0];
  return speed === undefined ? undefined : Math.round(speed);
}

function replacement(raw: SensitivityTags): number | undefined {
  const candidates = [raw.StandardOutputSensitivity, raw.RecommendedExposureIndex, raw.ISOSpeed].flatMap(speeds);
  return candidates.find((speed) => speed > FULL) ?? candidates[0];
}

function speeds(value: unknown): number[] {
  return numbers(value).filter((speed) => speed !== FULL && firstWithin([speed], ISO_RANGE) !== undefined);
}
