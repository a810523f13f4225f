/**
 * Decodes text of undeclared encoding: UTF-8 if it is valid, otherwise Windows-1252, the usual encoding of programs that do not
 * declare one.
 */
export function decodedText(data: Uint8Array): string {
  return utf8Text(data) ?? new TextDecoder("windows-1252").decode(data);
}

/** Decodes UTF-8 without its byte order mark; null for invalid bytes. */
export function utf8Text(data: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(data);
  } catch {
    return null;
  }
}
