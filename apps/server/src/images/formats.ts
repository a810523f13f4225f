import { FORMATS, type PhotoKind } from "@matte/codecs/formats";

/** Formats that images are stored in: those that the image checker can read and rewrite. */
const STORED_KINDS = ["jpeg", "png", "webp"] as const satisfies readonly PhotoKind[];
type StoredFormat = Extract<(typeof FORMATS)[number], { kind: (typeof STORED_KINDS)[number] }>;

export type Ending = StoredFormat["endings"][0];

const STORED = FORMATS.filter((format): format is StoredFormat =>
  (STORED_KINDS as readonly string[]).includes(format.kind),
);

/** Returns the file name ending of a media type; undefined if images of this type are not stored. */
export function endingOf(type: string | undefined): Ending | undefined {
  return STORED.find(({ mediaType }) => mediaType === type)?.endings[0];
}

/** Returns the media type of a stored image. */
export function mediaTypeOf(filename: string): string {
  const format = STORED.find(({ endings: [ending] }) => filename.endsWith(`.${ending}`));
  if (format === undefined) throw new Error(`${filename} is not the name of a stored image.`);
  return format.mediaType;
}
