/** The language of pages that a reader wants. */
import { LANGUAGE_COOKIE } from "@matte/contracts/links";
import { ENGLISH } from "@matte/messages/languages";
import { matchLanguage } from "@matte/messages/match-language";
import type { FastifyReply, FastifyRequest } from "fastify";
import { varyOn } from "./vary.ts";

/**
 * @param offered names, such as `en` and `de`
 * @returns the chosen one, else the browser's; undefined if none is wanted
 */
export function readerLanguage(
  { headers }: Pick<FastifyRequest, "headers">,
  offered: readonly string[],
): string | undefined {
  const chosen = cookieIn(headers.cookie ?? "");
  return chosen !== undefined && offered.includes(chosen)
    ? chosen
    : matchLanguage(tagsIn(headers["accept-language"] ?? ""), offered);
}

/**
 * Sends a reader of an English page to the same one in another language. Scripts and workers get what they ask for.
 * @param translated paths by language name
 * @returns null if the English page is right
 */
export function toReaderLanguage(
  request: FastifyRequest,
  reply: FastifyReply,
  translated: ReadonlyMap<string, string>,
): FastifyReply | null {
  const mode = request.headers["sec-fetch-mode"];
  if (translated.size === 0) return null;
  varyOn(reply, "accept-language, cookie");
  const path = translated.get(readerLanguage(request, [ENGLISH, ...translated.keys()]) ?? ENGLISH);
  if (path === undefined || (mode !== undefined && mode !== "navigate")) return null;
  const query = request.url.includes("?") ? request.url.slice(request.url.indexOf("?")) : "";
  return reply.header("cache-control", "no-store").redirect(path + query, 302);
}

function cookieIn(header: string): string | undefined {
  const start = `${LANGUAGE_COOKIE}=`;
  return header
    .split(";")
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length);
}

/** Lists the tags of Accept-Language, best first (RFC 9110, 12.5.4). */
function tagsIn(header: string): string[] {
  return header
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.split(";").map((text) => text.trim());
      const weight = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
