/** Embeds fonts in a PDF: only used glyphs, and their characters for search and copy (ISO 32000-1 §9.7, §9.10). */
import type { Font } from "@matte/engine";
import type { Font as OpenedFont, Glyph } from "fontkit";
import { FaceFiles, type FontText, type RangedFace } from "./faces.ts";
import { decimal, decimals, letters, type PdfFile, type Ref, reference, utf16Hex } from "./file.ts";
import { trueTypeFont } from "./outlines.ts";

export interface PlacedGlyph {
  /** In the embedded font. */
  readonly code: number;
  /** Lengths are in em. */
  readonly advance: number;
  /** The advance that the embedded font states. */
  readonly width: number;
  readonly x: number;
  readonly y: number;
}

export interface TextRun {
  /** The font's name in the resources. */
  readonly font: string;
  readonly glyphs: readonly PlacedGlyph[];
}

/** A line in glyphs. */
export interface PlacedText {
  readonly runs: readonly TextRun[];
  /** In em, with the tracking of all letters. */
  readonly width: number;
}

/** In a PDF glyphs are measured in thousandths. */
const UNITS = 1000;
/** Fonts whose letters are spaced have no ligatures, as in browsers. */
const SPACED = { liga: false, clig: false };

export class PdfFonts {
  readonly #file: PdfFile;
  readonly #files = new FaceFiles();
  readonly #embedded = new Map<RangedFace, EmbeddedFace>();
  /** Number of the dictionary of all fonts. */
  readonly ref: Ref;

  constructor(file: PdfFile) {
    this.#file = file;
    this.ref = file.reserve();
  }

  /** Loads the files for texts; call it before {@link place}. */
  load(texts: readonly FontText[]): Promise<void> {
    return this.#files.load(texts);
  }

  /** @returns null for a text that has to be drawn */
  place(text: string, font: Font): PlacedText | null {
    const parts = this.#files.runs({ text, font });
    if (parts === null) return null;
    const runs: TextRun[] = [];
    let width = 0;
    for (const part of parts) {
      const opened = this.#files.opened(part.face);
      if (opened === undefined) return null;
      const run = this.#faceOf(part.face, opened).place(part.text, font.tracking ?? 0);
      if (run === null) return null;
      runs.push(run);
      width += run.glyphs.reduce((sum, { advance }) => sum + advance, 0);
    }
    return { runs, width };
  }

  /** Writes all fonts. */
  async end(): Promise<void> {
    const names: string[] = [];
    for (const face of this.#embedded.values()) names.push(`/${face.name} ${reference(await face.write(this.#file))}`);
    await this.#file.add(`<<${names.join("")}>>`, this.ref);
  }

  #faceOf(face: RangedFace, opened: OpenedFont): EmbeddedFace {
    const found = this.#embedded.get(face) ?? new EmbeddedFace(opened, this.#embedded.size);
    this.#embedded.set(face, found);
    return found;
  }
}

class EmbeddedFace {
  readonly name: string;
  readonly #font: OpenedFont;
  readonly #tag: string;
  /** A glyph has a code for each text that it stands for. */
  readonly #codes = new Map<string, number>();
  readonly #glyphs: { readonly glyph: Glyph; readonly text: string }[];

  constructor(font: OpenedFont, index: number) {
    this.name = `F${index + 1}`;
    this.#font = font;
    this.#tag = tagOf(index);
    this.#glyphs = [{ glyph: font.getGlyph(0), text: "" }];
  }

  /** @returns null if a glyph is missing */
  place(text: string, tracking: number): TextRun | null {
    const { glyphs, positions } = this.#font.layout(text, tracking === 0 ? {} : SPACED);
    const em = this.#font.unitsPerEm;
    if (glyphs.some(({ id }) => id === 0)) return null;
    const placed = glyphs.map((glyph, n): PlacedGlyph => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[n] ?? {};
      return {
        code: this.#codeOf(glyph),
        advance: xAdvance / em + tracking * Math.max(1, glyph.codePoints.length),
        width: glyph.advanceWidth / em,
        x: xOffset / em,
        y: yOffset / em,
      };
    });
    return { font: this.name, glyphs: placed };
  }

  #codeOf(glyph: Glyph): number {
    const text = String.fromCodePoint(...glyph.codePoints);
    const key = `${glyph.id} ${text}`;
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    const code = this.#glyphs.push({ glyph, text }) - 1;
    this.#codes.set(key, code);
    return code;
  }

  async write(file: PdfFile): Promise<Ref> {
    const font = this.#font;
    const scale = UNITS / font.unitsPerEm;
    const { minX, minY, maxX, maxY } = font.bbox;
    const glyphs = this.#glyphs.map(({ glyph }) => ({ commands: glyph.path.commands, advance: glyph.advanceWidth }));
    const { unitsPerEm, ascent, descent } = font;
    const bytes = trueTypeFont({ unitsPerEm, ascent, descent, box: [minX, minY, maxX, maxY], glyphs });
    if (bytes === null) throw new Error(`${font.postscriptName} has no TrueType outlines.`);
    const name = `/${this.#tag}+${(font.postscriptName ?? "Font").replaceAll(/[^\w-]/g, "")}`;
    const data = await file.addPacked(`/Length1 ${bytes.length}`, bytes);
    const measures = [ascent, descent, font.capHeight || ascent].map((value) => decimal(value * scale));
    const descriptor = await file.add(
      `<</Type/FontDescriptor/FontName${name}/Flags 4/FontBBox[${decimals(...[minX, minY, maxX, maxY].map((edge) => edge * scale))}]` +
        `/ItalicAngle ${decimal(font.italicAngle)}/Ascent ${measures[0]}/Descent ${measures[1]}/CapHeight ${measures[2]}` +
        `/StemV 80/FontFile2 ${reference(data)}>>`,
    );
    const widths = glyphs.map(({ advance }) => decimal(advance * scale)).join(" ");
    const descendant = await file.add(
      `<</Type/Font/Subtype/CIDFontType2/BaseFont${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>` +
        `/FontDescriptor ${reference(descriptor)}/CIDToGIDMap/Identity/DW 0/W[0[${widths}]]>>`,
    );
    const texts = this.#glyphs.map(({ text }) => text);
    const toUnicode = await file.addPacked("", letters(unicodeMap(texts)));
    return file.add(
      `<</Type/Font/Subtype/Type0/BaseFont${name}/Encoding/Identity-H/DescendantFonts[${reference(descendant)}]` +
        `/ToUnicode ${reference(toUnicode)}>>`,
    );
  }
}

const TAG_LETTERS = 6;
const ALPHABET = 26;

/** Six letters that mark a subset, §9.6.4. */
function tagOf(index: number): string {
  let [rest, tag] = [index, ""];
  for (let n = 0; n < TAG_LETTERS; n += 1) {
    tag = String.fromCharCode(65 + (rest % ALPHABET)) + tag;
    rest = Math.floor(rest / ALPHABET);
  }
  return tag;
}

/** Entries of a list in a map, §9.10.3. */
const MOST_ENTRIES = 100;

function unicodeMap(texts: readonly string[]): string {
  const entries = texts.flatMap((text, code) => (text === "" ? [] : [`<${hexCode(code)}> <${utf16Hex(text)}>`]));
  const blocks = Array.from({ length: Math.ceil(entries.length / MOST_ENTRIES) }, (_, n) => {
    const part = entries.slice(n * MOST_ENTRIES, (n + 1) * MOST_ENTRIES);
    return `${part.length} beginbfchar\n${part.join("\n")}\nendbfchar\n`;
  });
  return `/CIDInit/ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def
/CMapName/Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join("")}endcmap
CMapName currentdict/CMap defineresource pop
end
end
`;
}

export function hexCode(code: number): string {
  return code.toString(16).padStart(4, "0");
}
