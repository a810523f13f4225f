/** The same pages while they are being written: every visit builds its page anew, pictures are made when asked for. */
import type { ServerResponse } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Connect, ViteDevServer } from "vite";
import { fill, loadPress, templateOf } from "./template.ts";

/** Addresses of the server, of Vite and of pages for the eye of whoever writes them. */
const OTHERS = /^\/(?:api|auth|oidc|upload|healthz|gallery|src|node_modules|@)/;

export function servePages(server: ViteDevServer): void {
  const serve = async (request: Connect.IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    const answered = await answer(server, request);
    if (answered === null) return next();
    response.writeHead(answered.status, { "Content-Type": answered.type }).end(answered.body);
  };
  server.middlewares.use((request, response, next) => {
    serve(request, response, next).catch((error: unknown) => {
      server.config.logger.error(String(error));
      response.writeHead(500).end();
    });
  });
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Buffer;
}

async function answer(server: ViteDevServer, request: Connect.IncomingMessage): Promise<Answer | null> {
  // A form is for the server, also where there is a page of the same address.
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const path = (request.originalUrl ?? "/").replace(/[?#].*$/, "");
  if (path.startsWith("/assets/pictures/")) return picture(server, path);
  const asksForPage = request.headers.accept?.includes("text/html") === true && extname(path) === "";
  return asksForPage && !OTHERS.test(path) ? page(server, path) : null;
}

async function picture(server: ViteDevServer, path: string): Promise<Answer | null> {
  const { pictureFiles } = await loadPress(server);
  const file = pictureFiles().find(({ url }) => url === path);
  if (file === undefined) return null;
  return { status: 200, type: `image/${extname(path).slice(1)}`, body: await file.contents() };
}

async function page(server: ViteDevServer, path: string): Promise<Answer | null> {
  const press = await loadPress(server);
  const pages = press.buildDocuments(await press.pictures(), new Date().getFullYear());
  const found = pages.find((one) => one.path === path);
  const wanted = found ?? pages.find((one) => one.path === "/404");
  if (wanted === undefined) return null;
  const template = await readFile(join(server.config.root, templateOf(wanted)), "utf8");
  const body = fill(await server.transformIndexHtml(path, template), wanted, press);
  return { status: found === undefined ? 404 : 200, type: "text/html; charset=utf-8", body };
}
