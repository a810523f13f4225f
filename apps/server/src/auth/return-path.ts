import { LOCALES } from "@matte/messages/locales";

/** Pages that a sign-in may return to, in every language. */
const PAGES: readonly string[] = LOCALES.flatMap(({ path }) =>
  ["/", "/tool", "/account", "/admin", "/checkout", "/device"].map((page) => path + page),
);
const FALLBACK = "/tool";

/**
 * Path of one of our pages with its query, whatever was requested.
 * @param requested query parameter, which may be anything
 */
export function returnPath(requested: string | undefined): string {
  // Browsers take `//host`, `/\host` and paths with line breaks or tabs for other places than they look like.
  if (requested === undefined || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(requested)) return FALLBACK;
  const base = "http://matte.invalid";
  if (!URL.canParse(requested, base)) return FALLBACK;
  const { origin, pathname, search } = new URL(requested, base);
  return origin === base && PAGES.includes(pathname) ? pathname + search : FALLBACK;
}
