/** Photos' cities and countries. Coordinates stay within this module: only names leave the worker. */
import { readPosition } from "@matte/formats";
import { type FindPlace, type Place, placeFinder, unpackPlaces } from "@matte/engine";
import { detach } from "../shared/memory.ts";
import { fetchPlaceList } from "#platform/place-list.ts";
import { readableFile } from "./source.ts";

let list: Promise<FindPlace> | undefined;

/**
 * Finds photos' places; null if uncertain, or if the file can no longer be read.
 * @param onFile called before each file
 * @throws when the place list cannot be loaded
 */
export async function placesOf(files: readonly Blob[], onFile: () => void): Promise<readonly (Place | null)[]> {
  const find = await loadList();
  const places: (Place | null)[] = [];
  for (const file of files) {
    onFile();
    places.push(await placeOf(file, find).catch(() => null));
  }
  return places;
}

async function placeOf(file: Blob, find: FindPlace): Promise<Place | null> {
  const bytes = new Uint8Array(await (await readableFile(file)).file.arrayBuffer());
  try {
    return (await readPosition(bytes))?.lookUp(find) ?? null;
  } finally {
    detach(bytes);
  }
}

/** Loads the list once; the next search repeats a failure. */
async function loadList(): Promise<FindPlace> {
  list ??= fetchPlaceList().then((packed) => placeFinder(unpackPlaces(packed)));
  try {
    return await list;
  } catch (error) {
    list = undefined;
    throw error;
  }
}
