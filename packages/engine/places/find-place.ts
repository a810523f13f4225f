/** City and country at a position, from a list of populated places. */
import type { ListedPlace, Place } from "./place-list.ts";

export type FindPlace = (latitude: number, longitude: number) => Place | null;

/** Kilometres per degree of latitude. */
const KM_PER_DEGREE = 111.2;
/** Kilometres; radius of the largest cities. */
const MAX_RADIUS = 20;
/** Kilometres; radius of a place without people. The list has one point for a whole village. */
const MIN_RADIUS = 1.2;
/** People per square kilometre of a city, its parks and suburbs included. */
const DENSITY = 3000;
/** Factor within which a rival place makes the answer ambiguous. */
const AMBIGUITY = 1.25;

/** Indexes a list. The search returns null if the place is ambiguous or none is near. Never throws. */
export function placeFinder(places: readonly ListedPlace[]): FindPlace {
  const sorted = places.toSorted((a, b) => a.latitude - b.latitude);
  const latitudes = Float64Array.from(sorted, ({ latitude }) => latitude);
  const reach = MAX_RADIUS * AMBIGUITY;
  return (latitude, longitude) => {
    if (!isPosition(latitude, longitude)) return null;
    const near: Candidate[] = [];
    const from = firstAtLeast(latitudes, latitude - reach / KM_PER_DEGREE);
    for (let index = from; (latitudes[index] ?? Infinity) <= latitude + reach / KM_PER_DEGREE; index += 1) {
      const place = sorted[index];
      if (place === undefined) break;
      const radii = distance(place, latitude, longitude) / radiusOf(place);
      if (radii <= AMBIGUITY) near.push({ place, radii });
    }
    return unambiguous(near);
  };
}

interface Candidate {
  readonly place: ListedPlace;
  /** Distance in radii of the place. */
  readonly radii: number;
}

/** Returns the place nearest in radii; null outside its radius, or near a rival with another name or country. */
function unambiguous(near: readonly Candidate[]): Place | null {
  const [best, ...others] = near.toSorted((a, b) => a.radii - b.radii);
  if (best === undefined || best.radii > 1) return null;
  const { city, country } = best.place;
  const rival = others.find(({ place }) => place.city !== city || place.country !== country);
  if (rival !== undefined && rival.radii < best.radii * AMBIGUITY) return null;
  return others.some(({ place }) => place.country !== country) ? null : { city, country };
}

/** Receivers write latitude and longitude 0 before they know their position. */
function isPosition(latitude: number, longitude: number): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);
}

/** Kilometres; the area grows with the population. */
function radiusOf({ population }: ListedPlace): number {
  return Math.min(MAX_RADIUS, MIN_RADIUS + Math.sqrt(population / DENSITY / Math.PI));
}

/** Kilometres on a plane, exact enough within a city. */
function distance(place: ListedPlace, latitude: number, longitude: number): number {
  const across = ((((longitude - place.longitude) % 360) + 540) % 360) - 180;
  const parallel = Math.cos((latitude * Math.PI) / 180);
  return KM_PER_DEGREE * Math.hypot(latitude - place.latitude, across * parallel);
}

/** Binary search for the first index whose value is at least `value`. */
function firstAtLeast(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? Infinity) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
