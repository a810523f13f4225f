/// <reference path="./virtual.d.ts" />
/** Noto faces of the scripts that caption fonts lack: exactly the ranges that a text needs. */
import type { MetadataFont, PrintedText } from "@matte/engine";
import tables from "virtual:script-fonts";
import { missingGlyphs } from "./coverage.ts";
import { addFace, readFaceTable } from "#platform/faces.ts";
import type { Face } from "./face.ts";
import { covers, parseUnicodeRange, type Span } from "./unicode-range.ts";

interface ScriptFace extends Face {
  readonly spans: readonly Span[];
}

const loaded = new Map<string, Promise<readonly ScriptFace[]>>();

/**
 * Loads the faces for characters that the caption font lacks. Each character comes from the first family that has it, whatever
 * was loaded before, so that a caption is drawn alike first and last.
 * Regular and bold text have files of their own.
 * @param families as `scriptFamilies` names them
 * @returns characters that none of them has
 * @throws {Error} when a table or a font file cannot be loaded; the next call tries again
 */
export async function loadScriptFaces(
  font: MetadataFont,
  families: readonly string[],
  { regular, bold }: PrintedText,
): Promise<readonly string[]> {
  const sets = await Promise.all(families.map(facesOf));
  const found = [
    ...facesFor(
      sets.map((faces) => faces.filter((face) => !isBold(face))),
      missingGlyphs(font, regular),
    ),
    ...facesFor(
      sets.map((faces) => faces.filter(isBold)),
      missingGlyphs(font, bold),
    ),
  ];
  await Promise.all([...new Set(found.flatMap(({ faces }) => faces ?? []))].map(addFace));
  return [...new Set(found.filter(({ faces }) => faces === undefined).map(({ character }) => character))];
}

interface Found {
  readonly character: string;
  /** Undefined if no family has the character. */
  readonly faces: readonly ScriptFace[] | undefined;
}

/** @param sets faces of one weight by family */
function facesFor(sets: readonly (readonly ScriptFace[])[], characters: string): readonly Found[] {
  return Array.from(characters, (character) => ({
    character,
    faces: sets.map((set) => set.filter(({ spans }) => covers(spans, character))).find((faces) => faces.length > 0),
  }));
}

function isBold({ weight }: Face): boolean {
  return weight === "600";
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
  const faces = await readFaceTable(url).catch((cause: unknown) => {
    throw new Error(`The table of the font ${family} could not be loaded.`, { cause });
  });
  return faces.map((face) => ({ ...face, family, local: null, spans: parseUnicodeRange(face.unicodeRange) }));
}
