/** Longest table in bytes: captions for 100,000 photos. */
const LONGEST = 64 * 2 ** 20;

/**
 * Decodes a file in spreadsheets' encodings: UTF-8, UTF-16 with a byte order mark, else Windows-1252.
 * @throws {RangeError} for a file longer than any table
 */
export async function readText(file: Blob): Promise<string> {
  if (file.size > LONGEST) throw new RangeError(`${file.size} bytes are no table of captions`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
