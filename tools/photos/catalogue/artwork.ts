import { readFile } from "node:fs/promises";
import type { PhotoRecipe, Size } from "./recipe.ts";

const LANDSCAPE: Size = { width: 2400, height: 1600 };
const FOLDER = new URL("../../art/", import.meta.url);

function artwork(fileName: string, size = LANDSCAPE): PhotoRecipe {
  return {
    kind: "jpeg",
    fileName,
    scene: "artwork",
    size,
    orientation: 1,
    jpeg: { sampling: "4:4:4", progressive: true, restartInterval: 0 },
    camera: {},
    wideGamut: false,
    hasLocation: false,
    transparent: false,
    make: async () => Uint8Array.from(await readFile(new URL(fileName, FOLDER))),
  };
}

/** The six pictures of the landing page. */
export const ARTWORK = {
  mist: artwork("mist.jpg"),
  still: artwork("still.jpg"),
  sea: artwork("sea.jpg"),
  arch: artwork("arch.jpg"),
  dunes: artwork("dunes.jpg"),
  stairwell: artwork("stairwell.jpg", { width: 1600, height: 2400 }),
} as const;
