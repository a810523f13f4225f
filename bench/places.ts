/**
 * Names for GPS positions: how many are right, absent and wrong, against every place listed by GeoNames, and time per
 * search.
 */
import { gzipSync } from "node:zlib";
import { type FindPlace, type ListedPlace, type PackedPlaces, placeFinder, unpackPlaces } from "@matte/engine";
import { listPlaces, placeListFile } from "../apps/web/build/place-list.ts";
import { table } from "./lib/table.ts";

const POSITIONS = 1000;
/** Kilometres a photographer may be from the place's centre. */
const WALK = 1;
/** Kilometres between a small place and a larger one with a name still right for it. */
const SAME_PLACE = 2;
const KILOMETRES = 111.2;

/** Positions without a place: open sea, deserts, ice. */
const EMPTY: readonly (readonly [latitude: number, longitude: number])[] = [
  [30, -40],
  [0, -150],
  [-40, 80],
  [24, 10],
  [23, 13],
  [20, 50],
  [-25, 128],
  [75, -40],
  [-80, 0],
  [41, 85],
  [0, 0],
  [-50.9423, -73.4068],
];

export function benchPlaces(): void {
  const file = placeListFile();
  const find = placeFinder(unpackPlaces(JSON.parse(file) as PackedPlaces));
  const all = listPlaces(0);
  const next = random(7);
  const towns = Array.from({ length: POSITIONS }, () => nearby(all[Math.floor(next() * all.length)]!, next));
  const start = performance.now();
  for (const { latitude, longitude } of towns) find(latitude, longitude);
  const micros = ((performance.now() - start) * 1000) / POSITIONS;
  const named = EMPTY.filter(([latitude, longitude]) => find(latitude, longitude) !== null).length;
  console.log(`\nName GPS positions: ${(gzipSync(file).length / 1000).toFixed(0)} KB, ${micros.toFixed(0)} µs each\n`);
  console.log(table([["positions", "right", "none", "wrong city", "wrong country"], judged(find, towns, all)]));
  console.log(`\n${named} of ${EMPTY.length} positions without a place have a name.`);
}

function judged(find: FindPlace, towns: readonly ListedPlace[], all: readonly ListedPlace[]): string[] {
  const counts = { right: 0, none: 0, city: 0, country: 0 };
  for (const town of towns) {
    const found = find(town.latitude, town.longitude);
    if (found === null) counts.none += 1;
    else if (found.country !== town.country) counts.country += 1;
    else if (found.city === town.city || isNear(town, all, found.city)) counts.right += 1;
    else counts.city += 1;
  }
  return [String(towns.length), ...[counts.right, counts.none, counts.city, counts.country].map(String)];
}

/** True inside the ground of a place with this name: a hamlet in a city's outskirts is also in the city. */
function isNear(town: ListedPlace, all: readonly ListedPlace[], name: string): boolean {
  return all.some((place) => place.city === name && kilometres(place, town) <= groundOf(place));
}

/** Returns kilometres from the centre to the edge of a built-up area with 2,000 people per square kilometre. */
function groundOf({ population }: ListedPlace): number {
  return Math.max(SAME_PLACE, Math.sqrt(population / 2000 / Math.PI));
}

function kilometres(a: ListedPlace, b: ListedPlace): number {
  const across = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return KILOMETRES * Math.hypot(a.latitude - b.latitude, across);
}

function nearby(place: ListedPlace, next: () => number): ListedPlace {
  const step = (): number => ((2 * next() - 1) * WALK) / KILOMETRES;
  return { ...place, latitude: place.latitude + step(), longitude: place.longitude + step() };
}

/** Park and Miller's generator: the same positions in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
