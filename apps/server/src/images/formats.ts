/** What images are stored as. */
export const FORMATS = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
} as const;
export type Ending = keyof typeof FORMATS;

/** @param filename of a stored image @returns its media type */
export function mediaType(filename: string): string {
  const ending = endings.find((one) => filename.endsWith(`.${one}`));
  if (ending === undefined) throw new Error(`${filename} is no name of an image.`);
  return FORMATS[ending];
}

const endings = Object.keys(FORMATS) as Ending[];
