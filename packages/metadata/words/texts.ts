import type { PhotoText } from "../types.ts";
import { cleanText, known, namesIn, NO_WORDS, type SourceWords, writtenText } from "./clean.ts";

/** Reads words in PNG texts by keyword (PNG 3rd edition §11.3.3.1). JPEG comments have none. */
export function textWords(texts: readonly PhotoText[]): SourceWords {
  const text = (wanted: string): string | undefined => texts.find(({ keyword }) => keyword === wanted)?.text;
  return {
    ...NO_WORDS,
    ...known<Partial<SourceWords>>({
      title: writtenText(text("Title")),
      description: writtenText(text("Description")),
      creator: namesIn([text("Author") ?? ""]),
      copyright: cleanText(text("Copyright")),
    }),
  };
}
