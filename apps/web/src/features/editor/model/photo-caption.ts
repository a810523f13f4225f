/** One photo's texts, as its frame prints them. */
import {
  captionFields,
  type CaptionPhoto,
  type FieldText,
  photoCaption,
  settingOf,
  type PhotoCaption,
  type PhotoWords,
  type Settings,
  SHARED_FIELDS,
  withOwnLogo,
} from "@matte/engine";
import { originalName } from "@matte/framing/photos/original-name.ts";
import type { EditorDocument, PhotoEntry } from "./document.ts";
import type { PhotoRecord } from "./registry.ts";

/** A photo's place in the list. */
export interface ListPosition {
  /** From 1. */
  readonly number: number;
  readonly count: number;
}

export type FileOfPhoto = Pick<PhotoRecord, "file" | "facts" | "place">;

/** Fills a photo's texts, and chooses its camera's logo. @param settings as the plan allows them */
export function captionOf(
  settings: Settings,
  entry: PhotoEntry,
  record: FileOfPhoto,
  position: ListPosition,
): PhotoCaption {
  const ofCamera = withOwnLogo(settings, record.facts.camera.make);
  return photoCaption(ofCamera, photoOf(settings, entry, record, position));
}

/** A photo's fields, as its templates print them. @param settings as the plan allows them */
export function fieldsOf(
  settings: Settings,
  entry: PhotoEntry,
  record: FileOfPhoto,
  position: ListPosition,
): FieldText {
  return captionFields(settings, photoOf(settings, entry, record, position));
}

function photoOf(
  settings: Settings,
  { subject, typed = {} }: PhotoEntry,
  record: FileOfPhoto,
  position: ListPosition,
): CaptionPhoto {
  const { camera, size } = record.facts;
  const words = wordsOf(settings, record);
  return { subject, typed, camera, words, size, fileName: originalName(record), ...position };
}

/** The file's words; city and country missing there come from its position, unless that is in another country. */
function wordsOf({ placeNames }: Settings, { facts: { words }, place }: FileOfPhoto): PhotoWords {
  if (!placeNames || !place) return words;
  const isElsewhere = words.country !== undefined && words.country !== place.country;
  return isElsewhere ? words : { ...place, ...words };
}

/** A photo's alt text in its export. @param settings as the plan allows them */
export function altTextOf(settings: Settings, entry: PhotoEntry, record: FileOfPhoto, position: ListPosition): string {
  return captionOf(settings, entry, record, position).alt ?? record.facts.words.alt ?? "";
}

const POSITION_FIELD = /\{[^{}]*(?:number|count)/iu;
const UNPRINTED: ListPosition = { number: 1, count: 1 };

/** A photo's place as far as its caption prints it: photos printing none are not drawn again for each one added. */
export function printedPosition({ settings, photos }: EditorDocument, entry: PhotoEntry | undefined): ListPosition {
  if (entry === undefined) return UNPRINTED;
  // Every list item asks for it after each state change: nothing is allocated.
  const isPrinted =
    POSITION_FIELD.test(entry.subject) ||
    SHARED_FIELDS.some((field) => POSITION_FIELD.test(entry.typed?.[field] ?? settings[settingOf(field)]));
  return isPrinted ? { number: photos.indexOf(entry) + 1, count: photos.length } : UNPRINTED;
}
