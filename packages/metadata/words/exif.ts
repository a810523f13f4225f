import { numbersOf } from "../exif/directory.ts";
import { structureOf } from "../exif/structure.ts";
import * as tags from "../exif/tags.ts";
import { copyrightOf } from "../rights.ts";
import { decodedText, utf8Text } from "../text.ts";
import {
  cleanText,
  joinedText,
  known,
  knownTexts,
  namesIn,
  NO_WORDS,
  ratingIn,
  type SourceWords,
  writtenText,
} from "./clean.ts";

/** Reads words in EXIF (Exif 3.0 §4.6.4 and §4.6.6), else in Windows's XP tags. Windows's tag 0x4746 is the rating. */
export function exifWords(block: Uint8Array | null): SourceWords {
  const structure = block === null ? null : structureOf(block);
  if (block === null || structure === null) return NO_WORDS;
  const fields = [structure.first, ...structure.exif].flatMap((directory) => directory.fields);
  const field = (wanted: number) => fields.find(({ tag }) => tag === wanted);
  const text = (wanted: number): string | undefined => {
    const value = field(wanted)?.value;
    return value && cleanText(decodedText(block.subarray(value.start, value.end)));
  };
  const windows = (wanted: number): string | undefined => {
    const found = field(wanted);
    return found && cleanText(windowsText(block.subarray(found.value.start, found.value.end), found.type));
  };
  const [rating = 0] = numbersOf(block, field(tags.RATING));
  return known<SourceWords>({
    title: writtenText(text(tags.IMAGE_TITLE)) ?? writtenText(windows(tags.XP_TITLE)),
    description:
      writtenText(text(tags.IMAGE_DESCRIPTION)) ??
      writtenText(windows(tags.XP_COMMENT)) ??
      writtenText(windows(tags.XP_SUBJECT)),
    creator:
      namesIn([text(tags.ARTIST) ?? ""]) ??
      namesIn([text(tags.PHOTOGRAPHER) ?? ""]) ??
      namesIn(listed(windows(tags.XP_AUTHOR))),
    keywords: joinedText(listed(windows(tags.XP_KEYWORDS))),
    copyright: cleanText(copyrightOf(block) ?? undefined),
    rating: ratingIn(rating),
    dates: knownTexts(text(tags.DATE_TIME_ORIGINAL)),
    created: knownTexts(text(tags.DATE_TIME_DIGITIZED)),
  });
}

/** Decodes a Windows tag: UTF-16, but some phones write UTF-8, as type ASCII or without any NUL. */
function windowsText(data: Uint8Array, type: number): string {
  const end = type === tags.ASCII ? data.findLastIndex((byte) => byte !== 0) + 1 : data.length;
  const text = data.subarray(0, end).includes(0) ? null : utf8Text(data.subarray(0, end));
  return text ?? new TextDecoder("utf-16le").decode(data);
}

/** Windows separates items with semicolons. */
function listed(text = ""): string[] {
  return text.split(";").map((item) => item.trim());
}
