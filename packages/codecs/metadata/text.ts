/**
 * Text whose writer did not say what it is in: UTF-8 where it is that, else Windows-1252, the habit of the programs that say
 * nothing.
 */
export function decodedText(data: Uint8Array): string {
  return utf8Text(data) ?? new TextDecoder("windows-1252").decode(data);
}

/** Text in UTF-8; null where the bytes are not that. A byte order mark is left out. */
export function utf8Text(data: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(data);
  } catch {
    return null;
  }
}
