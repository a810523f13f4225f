import { u16be } from "@matte/pixels/bytes";

/** Decodes text in an undeclared encoding: valid UTF-8, else Windows-1252, usual in programs that declare none. */
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

/** Decodes an XMP packet: UTF-16 by byte order mark or first letter (ISO 16684-1 §7.2), else {@link decodedText}. */
export function packetText(packet: Uint8Array): string {
  const start = u16be(packet, 0);
  if (start === 0xfeff || start === 0x003c) return new TextDecoder("utf-16be").decode(packet);
  if (start === 0xfffe || start === 0x3c00) return new TextDecoder("utf-16le").decode(packet);
  return decodedText(packet);
}
