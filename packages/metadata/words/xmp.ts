import { readXmp } from "../xmp/document.ts";
import { ALT_TEXT, CREATOR, CREDIT, named, RIGHTS, TITLE } from "../xmp/names.ts";
import { defaultItem, find, items } from "../xmp/property.ts";
import type { XmlName } from "../xml/types.ts";
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
import { placeWords } from "./places.ts";

/** Reads words in XMP (IPTC Photo Metadata 2023.2, Core; XMP part 2 §2). */
export function xmpWords(packet: Uint8Array | null): SourceWords {
  const document = packet === null ? null : readXmp(packet);
  if (document === null) return NO_WORDS;
  const all = (name: XmlName): string[] => items(find(document, name));
  const first = (name: XmlName): string | undefined => cleanText(defaultItem(find(document, name)));
  return known<SourceWords>({
    title: writtenText(first(TITLE)),
    headline: writtenText(first(named("photoshop", "Headline"))),
    description: writtenText(first(named("dc", "description"))),
    alt: first(ALT_TEXT),
    creator: namesIn(all(CREATOR)),
    credit: first(CREDIT),
    copyright: first(RIGHTS),
    ...placeWords(document),
    keywords: joinedText(all(named("dc", "subject"))),
    rating: ratingIn(Number(first(named("xmp", "Rating")))),
    dates: knownTexts(first(named("exif", "DateTimeOriginal")), first(named("photoshop", "DateCreated"))),
    created: knownTexts(first(named("xmp", "CreateDate"))),
  });
}
