/// <reference path="./virtual.d.ts" />
/** Noto faces of the scripts that caption fonts lack: exactly the ranges that a text needs. */
import { type MetadataFont } from "@matte/engine";
import tables from "virtual:script-fonts";
import { missingGlyphs } from "./coverage.ts";
import { addFace, type Face } from "./faces.ts";
import { covers, parseUnicodeRange, type Span } from "./unicode-range.ts";

interface ScriptFace extends Face {
  readonly spans: readonly Span[];
}

const loaded = new Map<string, Promise<readonly ScriptFace[]>>();

/**
 * Loads the faces for characters that the caption font lacks. Each character comes from the first family that has it, whatever
 * was loaded before, so that a caption is drawn alike first and last.
 * @param families as `scriptFamilies` names them
 * @returns characters that none of them has
 * @throws {Error} when a table or a font file cannot be loaded; the next call tries again
 */
export async function loadScriptFaces(
  font: MetadataFont,
  families: readonly string[],
  text: string,
): Promise<readonly string[]> {
  const missing = Array.from(missingGlyphs(font, text));
  const sets = await Promise.all(families.map(facesOf));
  const found = missing.map((character) => ({
    character,
    faces: sets.map((set) => set.filter(({ spans }) => covers(spans, character))).find((faces) => faces.length > 0),
  }));
  await Promise.all([...new Set(found.flatMap(({ faces }) => faces ?? []))].map(addFace));
  return found.filter(({ faces }) => faces === undefined).map(({ character }) => character);
}

function facesOf(family: string): Promise<readonly ScriptFace[]> {
  const known = loaded.get(family) ?? fetchFaces(family);
  loaded.set(family, known);
  known.catch(() => loaded.delete(family));
  return known;
}

async function fetchFaces(family: string): Promise<readonly ScriptFace[]> {
  const url = tables[family];
  if (url === undefined) throw new Error(`There is no font ${family}.`);
  const response = await fetch(new URL(url, location.origin));
  if (!response.ok) throw new Error(`The table of the font ${family} could not be loaded.`);
  const faces = (await response.json()) as readonly Omit<Face, "family" | "local">[];
  return faces.map((face) => ({ ...face, family, local: null, spans: parseUnicodeRange(face.unicodeRange) }));
}
