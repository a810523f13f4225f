/// <reference path="../place-list.d.ts" />
import { readFile } from "node:fs/promises";
import type { PackedPlaces } from "@matte/engine";
import { url } from "virtual:place-list";
import { assetPath } from "./assets.ts";

/** Reads the place list, put next to the program by the build. */
export async function fetchPlaceList(): Promise<PackedPlaces> {
  return JSON.parse(await readFile(assetPath(url), "utf8")) as PackedPlaces;
}
