/** The pages somebody may be led to after signing in. */
const PAGES: readonly string[] = ["/", "/tool", "/account", "/admin", "/checkout"];
const FALLBACK = "/tool";

/**
 * The path of a page of ours with its query, whatever was asked for.
 * @param wanted from the address bar: anything
 */
export function returnPath(wanted: string | undefined): string {
  // Browsers read `//host`, `/\host` and paths with line breaks or tabs as other places than they look.
  if (wanted === undefined || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(wanted)) return FALLBACK;
  const base = "http://matte.invalid";
  if (!URL.canParse(wanted, base)) return FALLBACK;
  const { origin, pathname, search } = new URL(wanted, base);
  return origin === base && PAGES.includes(pathname) ? pathname + search : FALLBACK;
}
