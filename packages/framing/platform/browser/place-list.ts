/// <reference path="../place-list.d.ts" />
import type { PackedPlaces } from "@matte/engine";
import { url } from "virtual:place-list";

/** Fetches the place list from the product's server. @throws when it does not arrive */
export async function fetchPlaceList(): Promise<PackedPlaces> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The list of places answers ${response.status}`);
  return (await response.json()) as PackedPlaces;
}
