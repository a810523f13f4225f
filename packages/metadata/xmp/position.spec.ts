import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { xmpPosition } from "./position.ts";

const packet = (attributes: string): Uint8Array =>
  new TextEncoder().encode(
    `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" ${attributes}/></rdf:RDF></x:xmpmeta>`,
  );
const at = (latitude: string, longitude: string): Uint8Array =>
  packet(`exif:GPSLatitude="${latitude}" exif:GPSLongitude="${longitude}"`);
const found = (bytes: Uint8Array | null): readonly number[] | undefined =>
  xmpPosition(bytes)?.lookUp((latitude, longitude) => [latitude, longitude].map((value) => Number(value.toFixed(4))));

describe("The position in an XMP packet", () => {
  test.each([
    ["in minutes", "46,31.182N", "6,37.938E", [46.5197, 6.6323]],
    ["in seconds", "33,51,24.5S", "151,12,55.1E", [-33.8568, 151.2153]],
    ["in the west", "40,0N", "70,30.000000W", [40, -70.5]],
  ])("is read %s", (_title, latitude, longitude, expected) => {
    expect(found(at(latitude, longitude))).toEqual(expected);
  });

  test.each([
    ["without a packet", null],
    ["without coordinates", packet("")],
    ["with one coordinate", packet('exif:GPSLatitude="46,31.182N"')],
    ["with exchanged directions", at("46,31.182E", "6,37.938N")],
    ["without directions", at("46,31.182", "6,37.938")],
    ["at 0, 0", at("0,0.0N", "0,0.0E")],
    ["beyond the pole", at("91,0N", "6,0E")],
    ["as decimal degrees", at("46.5197N", "6.6323E")],
  ])("is absent %s", (_title, bytes) => {
    expect(xmpPosition(bytes)).toBeNull();
  });

  test("is read from any text without an exception", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (latitude, longitude) => {
        const [north = 0, east = 0] = found(at(latitude, longitude)) ?? [];
        expect(Math.abs(north)).toBeLessThanOrEqual(90);
        expect(Math.abs(east)).toBeLessThanOrEqual(180);
      }),
    );
  });
});
