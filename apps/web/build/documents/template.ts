/** Templates, and what fills them. */
import type { ViteDevServer } from "vite";
import { headOf } from "./head.ts";
import type * as press from "./press.ts";
import type { BuiltDocument } from "./press.ts";

export type Press = typeof press;

const PRESS = "/build/documents/press.ts";
/** For pages that are text. */
export const STILL = "index.html";
/** For those that the app draws. */
export const APP = "app.html";

export async function loadPress(workshop: ViteDevServer): Promise<Press> {
  return (await workshop.ssrLoadModule(PRESS)) as Press;
}

export function templateOf({ body }: BuiltDocument): string {
  return body === null ? APP : STILL;
}

/** A template with a page's own head and body. */
export function fill(template: string, page: BuiltDocument, { posterOf }: Pick<Press, "posterOf">): string {
  return template
    .replace("<!--head-->", () => headOf(page, posterOf(page.picture)))
    .replace("<!--body-->", () => page.body ?? "");
}
