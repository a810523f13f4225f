/** Links containing a look: JSON, deflated without a header, as base64url in the fragment, hidden from servers. */
import { inflate } from "@matte/pixels";
import type { Look, ReadLook } from "@matte/engine";
import { withoutSender, withSender } from "../referrals/sender.ts";
import { LOOK_PREFIX } from "./linked-look.ts";
import { JSON_LIMIT, lookInText } from "./look-file.ts";

/** Longest look in a link, in characters. */
export const LINK_LIMIT = 4096;

const BASE64URL = /^[\w-]+$/;

type PageUrl = Pick<Location, "origin" | "pathname">;

/**
 * Links to a look in the editor at this URL.
 * @param sender code of the account that passes it on
 * @throws {RangeError} for texts too long for a link
 */
export async function lookLink(look: Look, { origin, pathname }: PageUrl, sender: string | null = null) {
  const stream = new Blob([JSON.stringify(look)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const packed = toBase64Url(bytes);
  if (packed.length > LINK_LIMIT) throw new RangeError("The look is too long for a link.");
  return withSender(`${origin}${pathname}${LOOK_PREFIX}${packed}`, sender);
}

/** Reads the look in a URL's fragment; null for a fragment without one. Never throws, whatever the fragment. */
export async function lookInFragment(fragment: string): Promise<ReadLook | null> {
  if (!fragment.startsWith(LOOK_PREFIX)) return null;
  const packed = withoutSender(fragment).slice(LOOK_PREFIX.length);
  if (packed.length > LINK_LIMIT || !BASE64URL.test(packed)) return { type: "invalid" };
  try {
    const json = await inflate(fromBase64Url(packed), JSON_LIMIT, "deflate-raw");
    return json === null ? { type: "invalid" } : lookInText(new TextDecoder().decode(json));
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

/** @throws {DOMException} for a length impossible in base64 */
function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (char) => char.codePointAt(0) ?? 0);
}
