import { type GpsPosition, gpsPosition } from "../gps-position.ts";
import { packetText } from "../text.ts";
import { xmpProperty } from "./find-property.ts";
import { NAMESPACE } from "./names.ts";

/** `DDD,MM,SSk` or `DDD,MM.mmk`: XMP part 2 §1.2.7.4. */
const COORDINATE = /^(\d{1,3}),(\d{1,2}(?:\.\d{1,20})?)(?:,(\d{1,2}(?:\.\d{1,20})?))?([NSEW])$/i;

/** Reads `exif:GPSLatitude` and `exif:GPSLongitude`; null without a valid position. Never throws. */
export function xmpPosition(packet: Uint8Array | null): GpsPosition | null {
  if (packet === null) return null;
  const text = packetText(packet);
  const read = (name: string, directions: string): number =>
    degrees(xmpProperty(text, NAMESPACE.exif, name) ?? "", directions);
  return gpsPosition(read("GPSLatitude", "NS"), read("GPSLongitude", "EW"));
}

/** @param directions letters for the positive and negative half; NaN for another letter or form */
function degrees(text: string, directions: string): number {
  const [, whole, minutes = "0", seconds = "0", letter = ""] = COORDINATE.exec(text) ?? [];
  const half = directions.indexOf(letter.toUpperCase());
  if (letter === "" || half === -1) return Number.NaN;
  const value = Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600;
  return half === 0 ? value : -value;
}
