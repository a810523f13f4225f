declare module "subset-font" {
  interface Options {
    readonly targetFormat: "sfnt" | "woff" | "woff2" | "truetype";
    /** Axes of a variable font to pin. */
    readonly variationAxes?: Readonly<Record<string, number>>;
  }
  /** The font with the text's characters alone. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
