/// <reference path="./virtual.d.ts" />
/** Caption fonts in a worker, where no stylesheet reaches: the same faces, added one by one as texts need them. */
import type { MetadataFont } from "@matte/engine";
import { catalogue, type CaptionFace } from "virtual:caption-fonts";
import { neededText } from "./needs.ts";
import { covers, parseUnicodeRange } from "./unicode-range.ts";

/** A worker's global scope, as far as fonts go. */
interface FontScope {
  readonly fonts: FontFaceSet;
}

const loading = new Map<CaptionFace, Promise<void>>();

/**
 * Resolves when the family can be measured and drawn in every caption weight for these texts. Await it before measuring.
 * @throws {Error} when a font file cannot be loaded, so that no caption is drawn in another face in silence; the next
 * call tries again
 */
export async function loadCaptionFontInWorker(family: MetadataFont, texts: readonly string[]): Promise<void> {
  const characters = Array.from(neededText(texts));
  const needed = catalogue[family].faces.filter(({ unicodeRange }) => {
    const spans = parseUnicodeRange(unicodeRange);
    return characters.some((character) => covers(spans, character));
  });
  await Promise.all(needed.map((face) => loadOnce(family, face)));
}

function loadOnce(family: MetadataFont, face: CaptionFace): Promise<void> {
  const load = loading.get(face) ?? add(family, face);
  loading.set(face, load);
  return load;
}

async function add(family: MetadataFont, face: CaptionFace): Promise<void> {
  const file = `url(${new URL(face.url, location.origin).href}) format("woff2")`;
  const source = face.local === null ? file : `${face.local}, ${file}`;
  const { weight, unicodeRange } = face;
  const font = new FontFace(family, source, { weight: String(weight), style: "normal", unicodeRange });
  try {
    await font.load();
  } catch (cause) {
    loading.delete(face);
    throw new Error(`The font ${family} ${weight} could not be loaded.`, { cause });
  }
  (globalThis as unknown as FontScope).fonts.add(font);
}
