declare module "subset-font" {
  interface Options {
    readonly targetFormat: "sfnt" | "woff" | "woff2" | "truetype";
    /** Axes to pin in a variable font. */
    readonly variationAxes?: Readonly<Record<string, number>>;
  }
  /** Returns the font with only the text's characters. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
