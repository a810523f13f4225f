import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { placeFinder } from "./find-place.ts";
import { type ListedPlace, packPlaces, unpackPlaces } from "./place-list.ts";

const LISBON = listed("Lisbon", "Portugal", 38.715, -9.135, 517_802);
const BASEL = listed("Basel", "Switzerland", 47.56, 7.59, 164_488);
const WEIL = listed("Weil am Rhein", "Germany", 47.595, 7.61, 30_000);
const HAMLET = listed("Sagres", "Portugal", 37.01, -8.94, 1909);
const TAVEUNI = listed("Somosomo", "Fiji", -16.77, 179.995, 5000);
const PLACES = [LISBON, BASEL, WEIL, HAMLET, TAVEUNI];
const find = placeFinder(PLACES);

describe("A position", () => {
  test.each([
    ["in a city is named after it", 38.72, -9.14, "Lisbon"],
    ["at the edge of a city is named after it", 38.715, -9.07, "Lisbon"],
    ["in a village is named after it", 37.012, -8.941, "Sagres"],
    ["across the antimeridian from its place is named after it", -16.77, -179.997, "Somosomo"],
    ["outside of a village has no name", 37.06, -8.94, undefined],
    ["just outside of a village has no name", 37.0271, -8.94, undefined],
    ["that a place across the border may cover as well has no name", 47.57, 7.59, undefined],
    ["in the mountains has no name", 46.54, 7.98, undefined],
    ["at sea has no name", 30, -40, undefined],
    ["in a city near the border has no name if the other country is as near", 47.582, 7.6, undefined],
    ["of 0, 0 has no name", 0, 0, undefined],
    ["that is no number has no name", Number.NaN, 7, undefined],
    ["beyond the pole has no name", 91, 7, undefined],
  ])("%s", (_title, latitude, longitude, city) => {
    expect(find(latitude, longitude)?.city).toBe(city);
  });

  test("between two places that cover it equally has no name", () => {
    const twins = placeFinder([LISBON, { ...LISBON, city: "Almada" }]);
    expect(twins(38.72, -9.14)).toBeNull();
  });

  test("is found in any list without an exception", () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (latitude, longitude) => {
        const found = find(latitude, longitude);
        if (found !== null) expect(PLACES).toContainEqual(expect.objectContaining(found));
      }),
    );
  });
});

test("A list survives packing, up to 300 m and a fifth of the population", () => {
  const unpacked = unpackPlaces(packPlaces(PLACES.toReversed()));
  expect(unpacked.map(({ city }) => city).toSorted()).toEqual(PLACES.map(({ city }) => city).toSorted());
  for (const place of unpacked) {
    const original = PLACES.find(({ city }) => city === place.city);
    expect(place.country).toBe(original?.country);
    expect(Math.abs(place.latitude - (original?.latitude ?? 0))).toBeLessThanOrEqual(0.0026);
    expect(Math.abs(place.longitude - (original?.longitude ?? 0))).toBeLessThanOrEqual(0.0026);
    expect(Math.abs(Math.log2(place.population / (original?.population ?? 1)))).toBeLessThanOrEqual(0.25);
  }
});

test("An empty list survives packing", () => {
  expect(unpackPlaces(packPlaces([]))).toEqual([]);
});

test("A list packs to the same bytes in any order", () => {
  expect(packPlaces(PLACES.toReversed())).toEqual(packPlaces(PLACES));
});

function listed(city: string, country: string, latitude: number, longitude: number, population: number): ListedPlace {
  return { city, country, latitude, longitude, population };
}
