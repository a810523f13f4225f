declare module "virtual:place-list" {
  /** URL path of the list of places: a `PackedPlaces` as JSON. */
  export const url: string;
}
