/** HTML templates, and how pages are filled into them. */
import { fileURLToPath } from "node:url";
import type { ViteDevServer } from "vite";
import { builtLocales } from "../locale.ts";
import { headOf } from "./head.ts";
import type * as prerender from "./prerender.ts";
import type { BuiltDocument } from "./prerender.ts";

export type Prerender = typeof prerender;

const PRERENDER = fileURLToPath(new URL("prerender.ts", import.meta.url));
export const STATIC = "index.html";
/** Template for pages rendered by the app. */
export const APP = "app.html";

export async function loadPrerender(ssr: ViteDevServer): Promise<Prerender> {
  return (await ssr.ssrLoadModule(PRERENDER)) as Prerender;
}

export function templateOf({ body }: BuiltDocument): string {
  return body === null ? APP : STATIC;
}

/** Inserts a page's head and body into its template. */
export function fill(
  template: string,
  page: BuiltDocument,
  { CATALOGUES, locale, noScript, posterOf }: Prerender,
): string {
  const built = builtLocales().flatMap((name) => CATALOGUES[name]?.locale ?? []);
  const published = built.filter(({ isPublic }) => isPublic);
  return template
    .replace("<html>", `<html lang="${locale.tag}" dir="${locale.direction}">`)
    .replace("<!--head-->", () => headOf(page, page.poster ?? posterOf(page.picture), { locale, published }))
    .replace("<!--no-script-->", () => noScript)
    .replace("<!--body-->", () => page.body ?? "");
}
