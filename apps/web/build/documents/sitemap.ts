/** The pages for search engines. @see https://www.sitemaps.org/protocol.html */
import type { Locale } from "@matte/messages/locale";
import type { BuiltDocument } from "../../src/app/documents/render.tsx";
import { TOKENS } from "../../src/features/landing/looks/tokens.ts";
import { isIndexed, ORIGIN } from "./head.ts";

export const SITEMAP = "sitemap.xml";

/** Lists static pages in every language; the app's need an account. */
export function sitemapOf(
  pages: readonly Pick<BuiltDocument, "path" | "body">[],
  languages: readonly Pick<Locale, "path">[],
): string {
  const urls = pages
    .filter(({ path, body }) => body !== null && isIndexed(path) && !ELSEWHERE.includes(path))
    .flatMap((page) => languages.map(({ path }) => `  <url><loc>${ORIGIN}${path}${page.path}</loc></url>`));
  return [HEAD, ...urls, "</urlset>", ""].join("\n");
}

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;

/** Pages that links in letters lead to, and the page of a look, whose URL the server knows. */
const ELSEWHERE: readonly string[] = ["/newsletter/confirm", "/newsletter/unsubscribe", `/look/${TOKENS.slug}`];
