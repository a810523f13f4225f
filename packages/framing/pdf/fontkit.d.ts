/** The part of fontkit that PDFs use; the package has no types. */
declare module "fontkit" {
  interface Path {
    readonly commands: readonly {
      readonly command: "moveTo" | "lineTo" | "quadraticCurveTo" | "bezierCurveTo" | "closePath";
      readonly args: readonly number[];
    }[];
  }

  export interface Glyph {
    readonly id: number;
    readonly path: Path;
    readonly advanceWidth: number;
    /** Its characters; several for a ligature. */
    readonly codePoints: readonly number[];
  }

  interface GlyphPosition {
    readonly xAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  }

  export interface Font {
    readonly unitsPerEm: number;
    readonly ascent: number;
    readonly descent: number;
    readonly capHeight: number;
    readonly italicAngle: number;
    readonly postscriptName: string | null;
    readonly bbox: { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };
    getGlyph(id: number): Glyph;
    layout(
      text: string,
      features?: Readonly<Record<string, boolean>>,
    ): { readonly glyphs: readonly Glyph[]; readonly positions: readonly GlyphPosition[] };
  }

  export function create(file: Uint8Array): Font;
}
