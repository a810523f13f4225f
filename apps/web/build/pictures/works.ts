import { fileURLToPath } from "node:url";
import type { Work } from "../../src/features/landing/pictures/exhibit.ts";

const FOLDER = new URL("../../../../tools/art/", import.meta.url);

/** Where a work lies, made by the programs beside it. */
export function workFile(work: Work): string {
  return fileURLToPath(new URL(`${work}.jpg`, FOLDER));
}
