/** Faces for the texts of a PDF: for each character the file that the canvas draws it with. */
/// <reference path="../fonts/virtual.d.ts" />
/// <reference path="./fontkit.d.ts" />
import { type FaceFamily, type Font, graphemes } from "@matte/engine";
import { create, type Font as OpenedFont } from "fontkit";
import { catalogue } from "virtual:caption-fonts";
import { readFaceFile } from "#platform/faces.ts";
import type { Face } from "../fonts/face.ts";
import { facesOf } from "../fonts/script-faces.ts";
import { covers, parseUnicodeRange, type Span } from "../fonts/unicode-range.ts";

/** A line of text in its font. */
export interface FontText {
  readonly text: string;
  readonly font: Font;
}

export interface RangedFace extends Pick<Face, "weight" | "italic" | "url"> {
  readonly spans: readonly Span[];
}

/** Characters without a glyph of their own: joiners, directional marks, variation selectors. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/u;
/** Scripts written from right to left, whose lines are drawn. */
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Part of a line in one face. */
export interface FaceRun {
  readonly face: RangedFace;
  readonly text: string;
}

/**
 * Divides a line between faces.
 * @param facesOfFamily empty for families that are no files
 * @returns null if the line has characters without a face, or that are written from right to left
 */
export function faceRuns(
  { text, font }: FontText,
  facesOfFamily: (family: string) => readonly RangedFace[],
): readonly FaceRun[] | null {
  if (RIGHT_TO_LEFT.test(text)) return null;
  const faces = [font.family, ...(font.fallback ?? [])].flatMap((family) =>
    facesOfFamily(family)
      .filter((face) => isStyle(face, font))
      // For a character in several faces browsers take the last.
      .toReversed(),
  );
  const runs: { face: RangedFace; text: string }[] = [];
  for (const grapheme of graphemes(text)) {
    const characters = Array.from(grapheme).filter((character) => !INVISIBLE.test(character));
    const face = faces.find(({ spans }) => characters.every((character) => covers(spans, character)));
    if (face === undefined) return null;
    const last = runs.at(-1);
    if (last?.face === face) last.text += grapheme;
    else runs.push({ face, text: grapheme });
  }
  return runs;
}

function isStyle(face: RangedFace, { weight, italic }: Font): boolean {
  const [first = 0, last = first] = String(face.weight).split(" ").map(Number);
  return weight >= first && weight <= last && face.italic === italic;
}

/** Opened fonts, each read once. */
export class FaceFiles {
  readonly #families = new Map<string, readonly RangedFace[]>();
  readonly #opened = new Map<string, OpenedFont>();

  /** Loads the files for texts. @throws {Error} when one cannot be read */
  async load(texts: readonly FontText[]): Promise<void> {
    for (const { font } of texts)
      for (const family of [font.family, ...(font.fallback ?? [])])
        if (!this.#families.has(family)) this.#families.set(family, await rangedFaces(family));
    for (const one of texts)
      for (const { face } of this.runs(one) ?? [])
        if (!this.#opened.has(face.url)) this.#opened.set(face.url, create(await readFaceFile(face.url)));
  }

  runs(text: FontText): readonly FaceRun[] | null {
    return faceRuns(text, (family) => this.#families.get(family) ?? []);
  }

  opened({ url }: RangedFace): OpenedFont | undefined {
    return this.#opened.get(url);
  }
}

async function rangedFaces(family: string): Promise<readonly RangedFace[]> {
  const bundled = Object.hasOwn(catalogue, family) ? catalogue[family as FaceFamily].faces : null;
  if (bundled !== null) return bundled.map((face) => ({ ...face, spans: parseUnicodeRange(face.unicodeRange) }));
  return facesOf(family).catch(() => []);
}
