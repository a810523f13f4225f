/** Public pages of looks, made from built pages and readable without scripts. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { sharedLookEndpoints as endpoints } from "@matte/contracts/shared-look-endpoints";
import { LINKS } from "@matte/contracts/links";
import type { Locale } from "@matte/messages/locale";
import { LOCALES } from "@matte/messages/languages";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "../db/schema.ts";
import { DomainError } from "../domain/domain-error.ts";
import type { App } from "../http/app.ts";
import { fillPage, type Values } from "../http/filled-page.ts";
import { limitPerAddress } from "../http/rate-limits.ts";
import { toReaderLanguage } from "../http/reader-language.ts";
import { route } from "../http/route.ts";
import { varyOn } from "../http/vary.ts";
import { readLookPicture, readPublicLook, readPublicLooks } from "../services/public-looks.ts";
import { ORIGIN } from "./html-pages.ts";
import { listValues, lookValues } from "./look-values.ts";

interface LookPageOptions {
  /** Folder built by Vite. */
  readonly root: string;
  /** The product's origin, known once the server listens. */
  readonly origin: () => string;
  /** Pages and pictures per minute and network address; 0 disables the limit. */
  readonly requestsPerMinute: number;
}

const HOUR = 3600;

export async function addLookPages(app: App, db: Db, options: LookPageOptions): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook("onRequest", limitPerAddress(scope, "look", options.requestsPerMinute));
    const templates = createTemplates(options);
    const translated = LOCALES.filter(({ path }) => path !== "" && existsSync(join(options.root, path, "looks.html")));
    for (const locale of LOCALES)
      await scope.register(async (inner: App) => {
        if (locale.path === "")
          inner.addHook("onRequest", async (request, reply) => {
            const [path = ""] = request.url.split("?", 1);
            const paths = new Map(translated.map((other) => [other.path.slice(1), other.path + path]));
            return toReaderLanguage(request, reply, paths) ?? undefined;
          });
        addPagesIn(inner, db, templates, locale);
      });
    route(scope, endpoints.readLookPicture, async ({ params: { slug, picture } }, reply) =>
      reply
        .type("image/jpeg")
        .header("cache-control", `public, max-age=${HOUR}`)
        .send(await readLookPicture(db, slug, picture.replace(/\.jpg$/, ""))),
    );
  });
}

/** Adds the pages of a language. */
function addPagesIn(app: App, db: Db, templates: Templates, { path: locale, tag }: Locale): void {
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    values: Values,
  ): Promise<FastifyReply> => {
    const template = await templates(`${locale}/${name}.html`);
    if (template === null) return notFound(reply);
    return sendPage(request, reply, fillPage(template, values));
  };
  const list = { ...endpoints.readLooksPage, path: `${locale}${endpoints.readLooksPage.path}` as const };
  route(app, list, async (request, reply) =>
    send(request, reply, "looks", listValues(await readPublicLooks(db, request.query.cursor))),
  );
  const one = { ...endpoints.readLookPage, path: `${locale}${endpoints.readLookPage.path}` as const };
  route(app, one, async (request, reply) => {
    try {
      return await send(
        request,
        reply,
        LINKS.look.slice(1),
        lookValues(await readPublicLook(db, request.params.slug), tag),
      );
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error.code === "look-withdrawn") return send(request, reply.code(410), "look-withdrawn", {});
      if (error.code === "look-not-found") return notFound(reply);
      throw error;
    }
  });
}

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

type Templates = (path: string) => Promise<string | null>;

/** Reads built pages once. @returns null for a page that isn't built */
function createTemplates({ root, origin }: LookPageOptions): Templates {
  const pages = new Map<string, Promise<string | null>>();
  const read = async (path: string): Promise<string | null> => {
    try {
      return (await readFile(join(root, path), "utf8")).replaceAll(ORIGIN, origin());
    } catch {
      pages.delete(path);
      return null;
    }
  };
  return (path) => {
    const page = pages.get(path) ?? read(path);
    pages.set(path, page);
    return page;
  };
}

/** Withdrawn looks disappear at once: browsers ask each time. */
async function sendPage(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  const etag = `W/"${createHash("sha256").update(html).digest("base64url").slice(0, 27)}"`;
  varyOn(reply, "accept-encoding").headers({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    etag,
  });
  if (request.headers["if-none-match"] === etag && reply.statusCode === 200) return reply.code(304).send();
  if (!/\bgzip\b/.test(request.headers["accept-encoding"] ?? "")) return reply.send(html);
  return reply.header("content-encoding", "gzip").send(await promisify(gzip)(html));
}
