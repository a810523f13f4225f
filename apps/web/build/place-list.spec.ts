import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { type PackedPlaces, placeFinder, unpackPlaces } from "@matte/engine";
import { expect, it, test } from "vitest";
import { keptPlaceList } from "./place-list-cache.ts";
import { listPlaces, placeListFile } from "./place-list.ts";

const file = placeListFile();
const find = placeFinder(unpackPlaces(JSON.parse(file) as PackedPlaces));

it("The list of places is at most 800 KB when compressed", () => {
  expect(gzipSync(file).length).toBeLessThan(800_000);
});

it("The list of places is the same in every build", () => {
  expect(placeListFile()).toBe(file);
});

it("The list that builds keep is made of the present sources", async () => {
  expect(await keptPlaceList(fileURLToPath(new URL("..", import.meta.url)))).toBe(file);
});

it("Every place of the list has a name on one line and a country", () => {
  expect(listPlaces().filter(({ city, country }) => !/^.+$/u.test(city) || country === "")).toEqual([]);
});

test.each([
  ["Lisbon, Portugal", 38.7139, -9.1335],
  ["Versailles, France", 48.8049, 2.1204],
  ["Kyoto, Japan", 34.9671, 135.7727],
  ["Grindelwald, Switzerland", 46.6242, 8.0414],
  ["Seoul, South Korea", 37.573, 126.9794],
  [null, 30, -40],
  [null, -50.9423, -73.4068],
])("The list names %s", (expected, latitude, longitude) => {
  const found = find(latitude, longitude);
  expect(found && `${found.city}, ${found.country}`).toBe(expected);
});
