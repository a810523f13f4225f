/** As much as is compared; with four bytes a letter it still fits into an entry of PostgreSQL's index. */
const LONGEST = 200;

/**
 * A text as it is compared: without spaces around it, in one case of letters, composed (Unicode NFC), and with nothing in
 * it that a database refuses (U+0000, unpaired surrogates).
 */
export function fold(text: string): string {
  return tidy(tidy(text).toUpperCase().toLowerCase());
}

/** The same in the letters it was written in. */
export function tidy(text: string): string {
  const plain = text
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .replace(/\p{Cs}/gu, "\u{FFFD}");
  return [...plain.trim()].slice(0, LONGEST).join("").trim();
}
