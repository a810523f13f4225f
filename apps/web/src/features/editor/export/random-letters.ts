const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

/** Lower-case letters and digits, each as likely as the others. */
export function randomLetters(count: number): string {
  const fair = 256 - (256 % LETTERS.length);
  let text = "";
  while (text.length < count)
    for (const byte of crypto.getRandomValues(new Uint8Array(count))) if (byte < fair) text += LETTERS[byte % LETTERS.length];
  return text.slice(0, count);
}
