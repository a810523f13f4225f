/** Content of a page's `<head>`. */
import type { BuiltDocument, Poster } from "../../src/app/documents/render.tsx";
import type { Locale } from "@matte/messages/locale";

/** Placeholder for the product's origin, known only to the server. */
export const ORIGIN = "https://origin.invalid";

/** Paths of pages for URLs without one. */
const WITHOUT_URL: readonly string[] = ["/404", "/look-withdrawn"];

/** True for a page that search engines may list; a look's URL is known to the server alone. */
export function isIndexed(path: string): boolean {
  return !WITHOUT_URL.includes(path);
}

export interface PageLocales {
  readonly locale: Locale;
  /** The product's locales for readers and search engines. */
  readonly published: readonly Locale[];
}

/** Tags on every page in addition to its manifest. Their files are in `public/` and keep their names. */
const EVERYWHERE = [
  '<meta name="theme-color" content="#f4f4f4" media="(prefers-color-scheme: light)" data-of="light" />',
  '<meta name="theme-color" content="#121212" media="(prefers-color-scheme: dark)" data-of="dark" />',
  '<link rel="icon" href="/icons/favicon-32.png" sizes="32x32" type="image/png" />',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any" />',
  '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />',
];

/** @see https://ogp.me */
export function headOf(page: BuiltDocument, poster: Poster, { locale, published }: PageLocales): string {
  const { title, description, firstPictures } = page;
  const url = `${ORIGIN}${locale.path}${page.path}`;
  const isFound = isIndexed(page.path) && locale.isPublic;
  return [
    `<title>${text(title)}</title>`,
    meta("name", "description", description),
    isFound ? `<link rel="canonical" href="${url}" />` : meta("name", "robots", "noindex"),
    ...(isFound ? alternates(page.path, published) : []),
    meta("property", "og:site_name", "Matte"),
    meta("property", "og:type", "website"),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", url),
    meta("property", "og:image", `${ORIGIN}${poster.url}`),
    meta("property", "og:image:width", String(poster.width)),
    meta("property", "og:image:height", String(poster.height)),
    meta("name", "twitter:card", "summary_large_image"),
    ...firstPictures.map(firstPicture),
    ...EVERYWHERE,
    `<link rel="manifest" href="${locale.path}/manifest.webmanifest" />`,
  ].join("\n    ");
}

/**
 * The page in all languages, itself included.
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions
 */
function alternates(path: string, published: readonly Locale[]): string[] {
  if (published.length < 2) return [];
  const link = (language: string, locale: Locale): string =>
    `<link rel="alternate" hreflang="${language}" href="${ORIGIN}${locale.path}${path}" />`;
  const fallback = published.filter((locale) => locale.path === "").map((locale) => link("x-default", locale));
  return [...published.map((locale) => link(locale.tag, locale)), ...fallback];
}

/** Disabled by a media query that never matches, until `first-paint.js` enables one. */
function firstPicture({ type, srcSet, sizes }: BuiltDocument["firstPictures"][number]): string {
  const attributes = `rel="preload" as="image" type="${type}" imagesrcset="${srcSet}" imagesizes="${sizes}"`;
  return `<link ${attributes} fetchpriority="high" media="not all" data-first />`;
}

function meta(kind: "name" | "property", key: string, value: string): string {
  return `<meta ${kind}="${key}" content="${text(value)}" />`;
}

function text(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
