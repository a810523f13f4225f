/** Files for search engines, completed with the product's origin. A private server asks them to stay away. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyReply } from "fastify";
import type { App } from "../http/app.ts";
import { type Completion, ORIGIN } from "./html-pages.ts";

/** Names in the folder of built pages. */
export const CRAWLER_FILES = ["robots.txt", "sitemap.xml"];
const DISALLOWED = "User-agent: *\nDisallow: /\n";

interface CrawlerFiles extends Completion {
  /** Folder built by Vite. */
  readonly root: string;
}

export function addCrawlerFiles(app: App, { root, origin, privateMode }: CrawlerFiles): void {
  const complete = async (name: string): Promise<string> =>
    (await readFile(join(root, name), "utf8")).replaceAll(ORIGIN, origin());
  const send = (reply: FastifyReply, type: string, text: string): FastifyReply =>
    reply.header("cache-control", "no-cache").type(`${type}; charset=utf-8`).send(text);
  const isPrivate = privateMode !== null;
  app.get("/robots.txt", async (_request, reply) =>
    send(reply, "text/plain", isPrivate ? DISALLOWED : await complete("robots.txt")),
  );
  if (isPrivate) return;
  app.get("/sitemap.xml", async (_request, reply) => send(reply, "application/xml", await complete("sitemap.xml")));
}
