import { serverPages } from "@matte/messages/server-pages";
import type { PrivateMode } from "../config/config.ts";
import type { App } from "../http/app.ts";
import { escapeHtml, htmlPage } from "../http/html.ts";

const { privateFront } = serverPages;

/** The private server's first page, in place of the product's. */
export function addPrivateFront(app: App, { password }: PrivateMode): void {
  const notice = password === null ? privateFront.onThisMachine : privateFront.behindPassword;
  const page = htmlPage(
    privateFront.title,
    `<h1>${escapeHtml(privateFront.heading)}</h1>
<p>${escapeHtml(privateFront.photosStay)}</p>
<p>${escapeHtml(notice)}</p>
<p><a href="/tool">${escapeHtml(privateFront.open)}</a></p>
<p><a href="/help">${escapeHtml(privateFront.help)}</a></p>`,
  );
  app.get("/", (_request, reply) =>
    reply.header("cache-control", "no-cache").type("text/html; charset=utf-8").send(page),
  );
}
