import { LOCALES } from "@matte/messages/languages";

/** Pages allowed as a sign-in's return target, in every language. */
const PAGES: readonly string[] = LOCALES.flatMap(({ path }) =>
  ["/", "/tool", "/account", "/admin", "/checkout", "/device"].map((page) => path + page),
);
const FALLBACK = "/tool";

/**
 * Returns a path to one of our pages, with its query.
 * @param requested untrusted query parameter
 */
export function returnPath(requested: string | undefined): string {
  // Browsers resolve `//host`, `/\host` and paths with line breaks or tabs to unexpected places.
  if (requested === undefined || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(requested)) return FALLBACK;
  const base = "http://matte.invalid";
  if (!URL.canParse(requested, base)) return FALLBACK;
  const { origin, pathname, search } = new URL(requested, base);
  return origin === base && PAGES.includes(pathname) ? pathname + search : FALLBACK;
}
