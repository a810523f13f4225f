/** Serves the pages during development; every request builds its page again. */
import type { ServerResponse } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Connect, ViteDevServer } from "vite";
import { fill, loadPrerender, templateOf } from "./template.ts";

/** Paths for the server, Vite or the component gallery. */
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
  readonly body: string;
}

async function answer(server: ViteDevServer, request: Connect.IncomingMessage): Promise<Answer | null> {
  // Forms go to the server, even if a page has the same path.
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const path = (request.originalUrl ?? "/").replace(/[?#].*$/, "");
  if (path.endsWith(".webmanifest")) return manifest(server, path);
  const wantsPage = request.headers.accept?.includes("text/html") === true && extname(path) === "";
  return wantsPage && !OTHERS.test(path) ? page(server, path) : null;
}

async function manifest(server: ViteDevServer, path: string): Promise<Answer | null> {
  const { MANIFEST_FILE, WEB_MANIFEST } = await loadPrerender(server);
  if (path !== `/${MANIFEST_FILE}`) return null;
  return { status: 200, type: "application/manifest+json", body: JSON.stringify(WEB_MANIFEST) };
}

async function page(server: ViteDevServer, path: string): Promise<Answer | null> {
  const prerender = await loadPrerender(server);
  const pages = prerender.buildDocuments(await prerender.pictures(), new Date().getFullYear());
  const found = pages.find((candidate) => prerender.pagePath(candidate.path) === path);
  const wanted = found ?? pages.find((candidate) => candidate.path === "/404");
  if (wanted === undefined) return null;
  const template = await readFile(join(server.config.root, templateOf(wanted)), "utf8");
  const filled = fill(await server.transformIndexHtml(path, template), wanted, prerender);
  // The development server signs in; a private one leaves the public parts out instead.
  const body = filled.replaceAll(/\{\{private\}\}[\s\S]*?\{\{\/private\}\}|\{\{\/?public\}\}/g, "");
  return { status: found === undefined ? 404 : 200, type: "text/html; charset=utf-8", body };
}
