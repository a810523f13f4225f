import { FORMATS, type PhotoKind } from "@matte/formats/registry";

/** Formats for storing images: those the image checker can read and rewrite. */
const STORED_KINDS = ["jpeg", "png", "webp"] as const satisfies readonly PhotoKind[];
type StoredFormat = Extract<(typeof FORMATS)[number], { kind: (typeof STORED_KINDS)[number] }>;

export type Ending = StoredFormat["endings"][0];

const STORED = FORMATS.filter((format): format is StoredFormat =>
  (STORED_KINDS as readonly string[]).includes(format.kind),
);

/** Returns a media type's file name ending; undefined for types not stored. */
export function endingOf(type: string | undefined): Ending | undefined {
  return STORED.find(({ mediaType }) => mediaType === type)?.endings[0];
}

/** Returns a stored image's media type. */
export function mediaTypeOf(filename: string): string {
  const format = STORED.find(({ endings: [ending] }) => filename.endsWith(`.${ending}`));
  if (format === undefined) throw new Error(`${filename} is not the name of a stored image.`);
  return format.mediaType;
}
