/** List of populated places in a form that compresses well: columns, latitudes as differences. */

export interface Place {
  readonly city: string;
  /** English name. */
  readonly country: string;
}

export interface ListedPlace extends Place {
  /** WGS 84 degrees, north positive. */
  readonly latitude: number;
  /** WGS 84 degrees, east positive. */
  readonly longitude: number;
  readonly population: number;
}

/** Columns of a list sorted by country and latitude. */
export interface PackedPlaces {
  /** English names of countries with the numbers of their places, in list order. */
  readonly countries: readonly (readonly [name: string, places: number])[];
  /** Names, one per line. */
  readonly names: string;
  /** In steps, as differences from the previous place. */
  readonly latitudes: readonly number[];
  /** In steps. */
  readonly longitudes: readonly number[];
  /** Twice the binary logarithm, rounded. */
  readonly populations: readonly number[];
}

/** Steps per degree: at most 280 m from a place. */
const STEPS_PER_DEGREE = 200;

export function packPlaces(places: readonly ListedPlace[]): PackedPlaces {
  const sorted = places.toSorted(
    (a, b) =>
      compare(a.country, b.country) ||
      a.latitude - b.latitude ||
      a.longitude - b.longitude ||
      compare(a.city, b.city) ||
      a.population - b.population,
  );
  const counts = new Map<string, number>();
  for (const { country } of sorted) counts.set(country, (counts.get(country) ?? 0) + 1);
  const latitudes = sorted.map(({ latitude }) => Math.round(latitude * STEPS_PER_DEGREE));
  return {
    countries: [...counts],
    names: sorted.map(({ city }) => city).join("\n"),
    latitudes: latitudes.map((value, index) => value - (latitudes[index - 1] ?? 0)),
    longitudes: sorted.map(({ longitude }) => Math.round(longitude * STEPS_PER_DEGREE)),
    populations: sorted.map(({ population }) => Math.round(2 * Math.log2(Math.max(1, population)))),
  };
}

export function unpackPlaces({ countries, names, ...columns }: PackedPlaces): ListedPlace[] {
  const cities = names === "" ? [] : names.split("\n");
  const countryOf = countries.flatMap(([name, places]) => Array.from({ length: places }, () => name));
  let latitude = 0;
  return cities.map((city, index) => {
    latitude += columns.latitudes[index] ?? 0;
    return {
      city,
      country: countryOf[index] ?? "",
      latitude: latitude / STEPS_PER_DEGREE,
      longitude: (columns.longitudes[index] ?? 0) / STEPS_PER_DEGREE,
      population: 2 ** ((columns.populations[index] ?? 0) / 2),
    };
  });
}

/** By code units: the order of a locale differs between versions of ICU. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
