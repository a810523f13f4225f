/** Compared length: with four bytes per character it still fits into a PostgreSQL index entry. */
const LONGEST = 200;

/**
 * Normalises a text for comparison: trimmed, in one case, composed (Unicode NFC), and without characters rejected by a
 * database (U+0000, unpaired surrogates).
 */
export function fold(text: string): string {
  return tidy(tidy(text).toUpperCase().toLowerCase());
}

/** Normalises a text like `fold`, but keeps its case. */
export function tidy(text: string): string {
  const plain = text
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .replace(/\p{Cs}/gu, "\u{FFFD}");
  return [...plain.trim()].slice(0, LONGEST).join("").trim();
}
