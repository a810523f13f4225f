import { decodedText } from "../text.ts";
import type { Dataset } from "./datasets.ts";

/** CodedCharacterSet 1:90 that announces UTF-8: ESC % G (ISO 2022). */
export const UTF8 = Uint8Array.of(0x1b, 0x25, 0x47);

/** IPTC-IIM 4.2 §1.6: datasets of record 2 that are no text: version, rasterised caption, audio, previews. */
const BINARY: ReadonlySet<number> = new Set([0, 125, 150, 151, 152, 153, 154, 200, 201, 202]);

/**
 * The datasets with their texts in UTF-8, as 1:90 will say. Without 1:90 no one can know what they are in: what is UTF-8
 * already stays, and the rest is read as Windows-1252, the habit of the programs that wrote none.
 */
export function inUtf8(datasets: readonly Dataset[]): Dataset[] {
  return datasets.map((dataset) =>
    isText(dataset) ? { ...dataset, data: new TextEncoder().encode(decodedText(dataset.data)) } : dataset,
  );
}

function isText({ record, number }: Dataset): boolean {
  return record === 2 && !BINARY.has(number);
}

/** A text's first `longest` bytes in UTF-8, cut between characters and not before a mark that belongs to the one before. */
export function shortUtf8(text: string, longest: number): Uint8Array {
  const encoder = new TextEncoder();
  const characters = [...text.toWellFormed()];
  let kept = 0;
  for (let length = 0; kept < characters.length; kept += 1) {
    length += encoder.encode(characters[kept]).length;
    if (length > longest) break;
  }
  while (kept < characters.length && kept > 0 && isBound(characters, kept)) kept -= 1;
  return encoder.encode(characters.slice(0, kept).join("").trimEnd());
}

/** Whether the character at `index` makes one sign with the one before: a mark, a skin tone, a joiner or what is joined. */
function isBound(characters: readonly string[], index: number): boolean {
  return /^[\p{M}\p{Emoji_Modifier}\u200d]/u.test(characters[index] ?? "") || characters[index - 1] === "\u200d";
}
