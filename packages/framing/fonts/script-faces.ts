/// <reference path="./virtual.d.ts" />
/** Noto faces for scripts missing in caption fonts: exactly the ranges a text needs. */
import type { FaceFamily, PrintedText } from "@matte/engine";
import tables from "virtual:script-fonts";
import { missingGlyphs } from "./coverage.ts";
import { readFaceTable, useFaces } from "#platform/faces.ts";
import type { Face } from "./face.ts";
import { covers, parseUnicodeRange, type Span } from "./unicode-range.ts";

interface ScriptFace extends Face {
  readonly spans: readonly Span[];
}

const loaded = new Map<string, Promise<readonly ScriptFace[]>>();

/**
 * Loads the faces for characters missing in the caption font. Each character comes from the first family with it,
 * whatever was loaded before, so that a caption is drawn alike first and last. Regular and bold text have separate
 * files.
 * @param families as `scriptFamilies` names them
 * @returns characters missing in all of them
 * @throws {Error} when a table or a font file cannot be loaded; the next call tries again
 */
export async function loadScriptFaces(
  font: FaceFamily,
  families: readonly string[],
  { regular, bold }: PrintedText,
): Promise<readonly string[]> {
  const missing = [
    { isBold: false, characters: new Set(missingGlyphs(font, regular)) },
    { isBold: true, characters: new Set(missingGlyphs(font, bold)) },
  ];
  for (const family of families) {
    const faces = missing.some(({ characters }) => characters.size > 0) ? await facesOf(family) : [];
    const found = missing.flatMap((text) => takeFaces(faces, text));
    await useFaces(
      family,
      faces.filter((face) => found.includes(face)),
      faces,
    );
  }
  return [...new Set(missing.flatMap(({ characters }) => [...characters]))];
}

interface MissingText {
  readonly isBold: boolean;
  readonly characters: Set<string>;
}

/** Takes the faces with missing characters, which then are no longer missing. */
function takeFaces(faces: readonly ScriptFace[], { isBold: weight, characters }: MissingText): readonly ScriptFace[] {
  const found = new Set<ScriptFace>();
  for (const character of characters) {
    const having = faces.filter((face) => isBold(face) === weight && covers(face.spans, character));
    if (having.length > 0) characters.delete(character);
    for (const face of having) found.add(face);
  }
  return [...found];
}

function isBold({ weight }: Face): boolean {
  return weight === "600";
}

/** Returns a Noto family's faces. @throws {Error} when its table cannot be loaded */
export function facesOf(family: string): Promise<readonly ScriptFace[]> {
  const known = loaded.get(family) ?? fetchFaces(family);
  loaded.set(family, known);
  known.catch(() => loaded.delete(family));
  return known;
}

async function fetchFaces(family: string): Promise<readonly ScriptFace[]> {
  const url = tables[family];
  if (url === undefined) throw new Error(`There is no font ${family}.`);
  const faces = await readFaceTable(url).catch((cause: unknown) => {
    throw new Error(`The table of the font ${family} could not be loaded.`, { cause });
  });
  return faces.map((face) => ({ ...face, family, local: null, spans: parseUnicodeRange(face.unicodeRange) }));
}
