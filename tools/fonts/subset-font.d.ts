declare module "subset-font" {
  interface Options {
    readonly targetFormat: "sfnt" | "woff" | "woff2" | "truetype";
    /** Axes of a variable font to pin. */
    readonly variationAxes?: Readonly<Record<string, number>>;
  }
  /** Returns the font with only the characters of the text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
