import type { Directory, Entry } from "./tiff.ts";
import { rational, text } from "./entries.ts";

/** WGS 84 degrees, north and east positive; metres above sea level. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
  readonly altitude: number;
}

/** The GPS IFD, CIPA DC-008 §4.6.6. */
export function gpsDirectory({ latitude, longitude, altitude }: Position): Directory {
  const version: Entry = { tag: 0, type: "byte", values: [2, 3, 0, 0] };
  const above: Entry = { tag: 5, type: "byte", values: [altitude < 0 ? 1 : 0] };
  return {
    entries: [
      version,
      text(1, latitude < 0 ? "S" : "N"),
      rational(2, ...degrees(latitude)),
      text(3, longitude < 0 ? "W" : "E"),
      rational(4, ...degrees(longitude)),
      above,
      rational(6, Math.round(Math.abs(altitude) * 100), 100),
      rational(7, 14, 1, 3, 1, 27, 1),
      rational(17, 21840, 100),
      text(29, "2025:05:17"),
    ],
  };
}

/** Returns degrees, minutes and seconds in hundredths, as three rationals. */
function degrees(value: number): readonly number[] {
  const hundredths = Math.round(Math.abs(value) * 360_000);
  return [Math.floor(hundredths / 360_000), 1, Math.floor(hundredths / 6000) % 60, 1, hundredths % 6000, 100];
}
