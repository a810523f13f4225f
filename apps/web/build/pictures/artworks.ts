import { fileURLToPath } from "node:url";
import type { Artwork } from "../../src/domain/pictures/framed-sample.ts";

const FOLDER = new URL("../../../../tools/art/", import.meta.url);

/** Path to an artwork's JPEG; the programs rendering it are in the same folder. */
export function artworkFile(artwork: Artwork): string {
  return fileURLToPath(new URL(`${artwork}.jpg`, FOLDER));
}
