import { FORMATS, type PhotoFormat } from "@matte/formats/registry";

/** File name endings for all readable formats, in lower case with their dot. */
export const PHOTO_ENDINGS: ReadonlySet<string> = new Set(
  FORMATS.flatMap(({ endings, rareEndings = [] }: PhotoFormat) => [...endings, ...rareEndings].map((one) => `.${one}`)),
);
