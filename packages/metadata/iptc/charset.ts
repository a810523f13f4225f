import { decodedText } from "../text.ts";
import type { Dataset } from "./datasets.ts";

/** CodedCharacterSet 1:90 announcing UTF-8: ESC % G (ISO 2022). */
export const UTF8 = Uint8Array.of(0x1b, 0x25, 0x47);

/** Binary datasets in record 2: version, rasterised caption, audio, previews (IPTC-IIM 4.2 §1.6). */
const BINARY: ReadonlySet<number> = new Set([0, 125, 150, 151, 152, 153, 154, 200, 201, 202]);

/**
 * Converts texts to UTF-8, as 1:90 will declare. Without 1:90 the encoding is unknown: keeps valid UTF-8, reads the rest as
 * Windows-1252, usual in programs that omit 1:90.
 */
export function inUtf8(datasets: readonly Dataset[]): Dataset[] {
  return datasets.map((dataset) =>
    isText(dataset) ? { ...dataset, data: new TextEncoder().encode(decodedText(dataset.data)) } : dataset,
  );
}

function isText({ record, number }: Dataset): boolean {
  return record === 2 && !BINARY.has(number);
}

/** Truncates UTF-8 to `longest` bytes, between characters and never before a combining mark. */
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

/** Returns whether the character combines with the previous one: a mark, skin tone, joiner or joined character. */
function isBound(characters: readonly string[], index: number): boolean {
  return /^[\p{M}\p{Emoji_Modifier}\u200d]/u.test(characters[index] ?? "") || characters[index - 1] === "\u200d";
}
