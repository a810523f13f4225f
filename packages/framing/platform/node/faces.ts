/** Font faces for @napi-rs/canvas. */
import { readFile } from "node:fs/promises";
import { fontCss, type FontCss } from "@matte/engine";
import { GlobalFonts } from "@napi-rs/canvas";
import type { Face, TableFace } from "../../fonts/face.ts";
import { oncePerKey } from "../../fonts/loading.ts";
import { assetPath } from "./assets.ts";

export const addedFontCss: FontCss = fontCss;

/** Adds a face. All files of a family share its one name: with a name for each, kerning across spaces is lost. */
export const addFace = oncePerKey(async ({ family, url }: Face) => {
  const path = assetPath(url);
  if (GlobalFonts.registerFromPath(path, family) === null) throw new Error(`${path} is no font`);
});

/** Reads a table of faces. @param url path that the build gave it */
export async function readFaceTable(url: string): Promise<readonly TableFace[]> {
  return JSON.parse(await readFile(assetPath(url), "utf8")) as readonly TableFace[];
}
