/** City and country at a position, from a list of populated places. */
import type { ListedPlace, Place } from "./place-list.ts";

export type FindPlace = (latitude: number, longitude: number) => Place | null;

/** Kilometres per degree of latitude. */
const DEGREE = 111.2;
/** Kilometres from the centre in which even the largest cities are named. */
const FARTHEST = 20;
/** Kilometres added to every radius: the centre of a village is a point on its square. */
const LEAST = 1.2;
/** People per square kilometre of a city, its parks and suburbs included. */
const DENSITY = 3000;
/** Distance in radii up to which a place that is not on the position's own ground makes the answer doubtful. */
const DOUBT = 1.25;

/** Indexes a list. The search returns null where no name is certain. Never throws. */
export function placeFinder(places: readonly ListedPlace[]): FindPlace {
  const sorted = places.toSorted((a, b) => a.latitude - b.latitude);
  const latitudes = Float64Array.from(sorted, ({ latitude }) => latitude);
  const reach = FARTHEST * DOUBT;
  return (latitude, longitude) => {
    if (!isPosition(latitude, longitude)) return null;
    const near: Candidate[] = [];
    const from = firstAtLeast(latitudes, latitude - reach / DEGREE);
    for (let index = from; (latitudes[index] ?? Infinity) <= latitude + reach / DEGREE; index += 1) {
      const place = sorted[index];
      if (place === undefined) break;
      const radii = distance(place, latitude, longitude) / radiusOf(place);
      if (radii <= DOUBT) near.push({ place, radii });
    }
    return certain(near);
  };
}

interface Candidate {
  readonly place: ListedPlace;
  /** Distance in radii of the place. */
  readonly radii: number;
}

/** The place whose ground covers the position best; null if another one, or one of another country, covers it almost as well. */
function certain(near: readonly Candidate[]): Place | null {
  const [best, ...others] = near.toSorted((a, b) => a.radii - b.radii);
  if (best === undefined || best.radii > 1) return null;
  const { city, country } = best.place;
  const rival = others.find(({ place }) => place.city !== city || place.country !== country);
  if (rival !== undefined && rival.radii < best.radii * DOUBT) return null;
  return others.some(({ place }) => place.country !== country) ? null : { city, country };
}

/** Latitude and longitude 0 are what receivers write before they know their position. */
function isPosition(latitude: number, longitude: number): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);
}

/** Kilometres; the square root makes the ground grow with the people on it. */
function radiusOf({ population }: ListedPlace): number {
  return Math.min(FARTHEST, LEAST + Math.sqrt(population / DENSITY / Math.PI));
}

/** Kilometres on a plane, which is exact enough within a city. */
function distance(place: ListedPlace, latitude: number, longitude: number): number {
  const across = ((((longitude - place.longitude) % 360) + 540) % 360) - 180;
  const shrink = Math.cos((latitude * Math.PI) / 180);
  return DEGREE * Math.hypot(latitude - place.latitude, across * shrink);
}

function firstAtLeast(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? Infinity) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
