/** HTML for server-rendered pages: the embedded provider, the popup's last page, the development checkout. */
import { endpoints } from "@matte/contracts";
import { locale } from "@matte/messages/locale";

/** Style sheet for the page’s typefaces, built by apps/web/build/faces-sheet.ts. */
const TYPEFACES = "/faces.css";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/**
 * Renders a whole document.
 * @param body HTML, with values escaped
 * @param head further HTML for the head
 */
export function htmlPage(title: string, body: string, head = ""): string {
  return `<!doctype html>
<html lang="${locale.tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Matte</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${TYPEFACES}">
<link rel="stylesheet" href="${endpoints.readSignInStyle.path}">
${head}</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}
