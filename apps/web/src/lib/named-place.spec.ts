import fc from "fast-check";
import { expect, test } from "vitest";
import { namedPlace } from "./named-place.ts";

const LISBON = { location: "Alfama", city: "Lisbon", state: "Lisboa", country: "Portugal" };

test.each<readonly [string, Parameters<typeof namedPlace>[1], string | null]>([
  ["A tram climbs a street in Lisbon.", LISBON, "Lisbon"],
  ["A tram in LISBON’s old town", LISBON, "Lisbon"],
  ["A tram in Alfama, Lisbon", LISBON, "Alfama"],
  ["Flags of Portugal", LISBON, "Portugal"],
  ["A tram climbs a street.", LISBON, null],
  ["Lisbonites at a tram stop", LISBON, null],
  ["A tram in Lisbon", {}, null],
  ["A bakery in Nice, at dawn", { city: "Nice" }, "Nice"],
  ["A venice-blue door", { city: "Nice" }, null],
  ["St. John's harbour", { city: "St. John's" }, "St. John's"],
  ["Café in Mu\u0308nchen", { city: "München" }, "München"],
  ["東京タワーの夜景", { city: "東京" }, "東京"],
  ["", { city: "Rome" }, null],
])("the place that %j names, of %j, is %j", (text, words, place) => {
  expect(namedPlace(text, words)).toBe(place);
});

test("any name is found as it stands", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (city) => {
      fc.pre(city.trim() !== "");
      expect(namedPlace(`— ${city} —`, { city })).toBe(city);
    }),
  );
});
