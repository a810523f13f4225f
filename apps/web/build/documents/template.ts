/** HTML templates, and how pages are filled into them. */
import { fileURLToPath } from "node:url";
import type { ViteDevServer } from "vite";
import { ENGLISH } from "../languages/built.ts";
import { headOf } from "./head.ts";
import { runIn } from "./runner.ts";
import type * as prerender from "./prerender.ts";
import type { BuiltDocument } from "./prerender.ts";

export type Prerender = typeof prerender;

const PRERENDER = fileURLToPath(new URL("prerender.ts", import.meta.url));
export const STATIC = "index.html";
/** Template for pages rendered by the app. */
export const APP = "app.html";

export async function loadPrerender(ssr: ViteDevServer, language = ENGLISH): Promise<Prerender> {
  const loaded: unknown = language === ENGLISH ? ssr.ssrLoadModule(PRERENDER) : runIn(language, ssr, PRERENDER);
  return (await loaded) as Prerender;
}

export function templateOf({ body }: BuiltDocument): string {
  return body === null ? APP : STATIC;
}

/** Inserts a page's head and body into its template. */
export function fill(
  template: string,
  page: BuiltDocument,
  { locale, noScript, posterOf, PUBLIC_LANGUAGES }: Prerender,
): string {
  const head = headOf(page, page.poster ?? posterOf(page.picture), { locale, published: PUBLIC_LANGUAGES });
  return template
    .replace("<html>", `<html lang="${locale.tag}" dir="${locale.direction}">`)
    .replace("<!--head-->", () => head)
    .replace("<!--no-script-->", () => noScript)
    .replace("<!--body-->", () => page.body ?? "");
}
