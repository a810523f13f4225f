import { datasetsOf } from "../iptc/edit.ts";
import { decodedText } from "../text.ts";
import { cleanText, joinedText, known, knownTexts, namesIn, NO_WORDS, type SourceWords, writtenText } from "./clean.ts";

/** Reads words in IPTC-IIM, record 2 (IPTC-IIM 4.2 §6). */
export function iptcWords(resources: Uint8Array | null): SourceWords {
  const datasets = datasetsOf(resources).filter(({ record }) => record === 2);
  if (datasets.length === 0) return NO_WORDS;
  const all = (wanted: number): string[] =>
    datasets.filter(({ number }) => number === wanted).map(({ data }) => decodedText(data));
  const first = (wanted: number): string | undefined => cleanText(all(wanted)[0]);
  return known<SourceWords>({
    title: writtenText(first(5)),
    headline: writtenText(first(105)),
    description: writtenText(first(120)),
    creator: namesIn(all(80)),
    credit: first(110),
    copyright: first(116),
    city: first(90),
    state: first(95),
    country: first(101),
    location: first(92),
    keywords: joinedText(all(25)),
    dates: knownTexts(cleanText(`${first(55) ?? ""} ${first(60) ?? ""}`), first(55)),
    created: [],
  });
}
