declare module "virtual:place-list" {
  /** URL path of the place list: a `PackedPlaces` as JSON. */
  export const url: string;
}
