/** Links that contain a look: JSON, deflated without a header, as base64url in the fragment, which no server sees. */
import { inflate } from "@matte/codecs";
import { readLook, type Look, type ReadLook } from "@matte/engine";

/** Longest look in a link, in characters. */
export const LINK_LIMIT = 4096;
/** Longest JSON of a look in bytes. */
const JSON_LIMIT = 65_536;

const PREFIX = "#look=";
const BASE64URL = /^[\w-]+$/;

type PageUrl = Pick<Location, "origin" | "pathname">;

/** A link to a look in the editor at this URL. */
export async function lookLink(look: Look, { origin, pathname }: PageUrl): Promise<string> {
  const stream = new Blob([JSON.stringify(look)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return `${origin}${pathname}${PREFIX}${toBase64Url(bytes)}`;
}

/** Reads the look in a URL's fragment; null for a fragment without one. Never throws, whatever the fragment. */
export async function lookInFragment(fragment: string): Promise<ReadLook | null> {
  if (!fragment.startsWith(PREFIX)) return null;
  const packed = fragment.slice(PREFIX.length);
  if (packed.length > LINK_LIMIT || !BASE64URL.test(packed)) return { type: "invalid" };
  try {
    const json = await inflate(fromBase64Url(packed), JSON_LIMIT, "deflate-raw");
    return json === null ? { type: "invalid" } : readLook(JSON.parse(new TextDecoder().decode(json)));
  } catch {
    return { type: "invalid" };
  }
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** @throws {DOMException} for a text of a length that base64 never has */
function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (char) => char.codePointAt(0) ?? 0);
}
