/** Content of a page's `<head>`. */
import type { BuiltDocument } from "../../src/app/documents/render.tsx";
import type { Poster } from "../pictures/index.ts";

/** Placeholder for the product's own origin, which only the server knows. */
const ORIGIN = "https://origin.invalid";

/** Tags of every page. Their files are in `public/` and keep their names. */
const EVERYWHERE = [
  '<meta name="theme-color" content="#f4f4f4" media="(prefers-color-scheme: light)" data-of="light" />',
  '<meta name="theme-color" content="#121212" media="(prefers-color-scheme: dark)" data-of="dark" />',
  '<link rel="icon" href="/icons/favicon-32.png" sizes="32x32" type="image/png" />',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any" />',
  '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />',
  '<link rel="manifest" href="/manifest.webmanifest" />',
];

/** @see https://ogp.me */
export function headOf({ path, title, description, firstPictures }: BuiltDocument, poster: Poster): string {
  const known = path !== "/404";
  return [
    `<title>${text(title)}</title>`,
    meta("name", "description", description),
    known ? `<link rel="canonical" href="${ORIGIN}${path}" />` : meta("name", "robots", "noindex"),
    meta("property", "og:site_name", "Matte"),
    meta("property", "og:type", "website"),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", `${ORIGIN}${path}`),
    meta("property", "og:image", `${ORIGIN}${poster.url}`),
    meta("property", "og:image:width", String(poster.width)),
    meta("property", "og:image:height", String(poster.height)),
    meta("name", "twitter:card", "summary_large_image"),
    ...firstPictures.map(firstPicture),
    ...EVERYWHERE,
  ].join("\n    ");
}

/** Disabled by a media query that never matches, until `first-paint.js` enables one of them. */
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
