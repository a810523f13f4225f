import { access, readdir } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { PrivateMode } from "../config/config.ts";
import type { App } from "../http/app.ts";
import { sendError } from "../http/errors.ts";
import { isForPrograms } from "../http/program-urls.ts";
import { toReaderLanguage } from "../http/reader-language.ts";
import type { ReadinessCheck } from "../domain/readiness.ts";
import { addCrawlerFiles, CRAWLER_FILES } from "./crawler-files.ts";
import { htmlPages, NOT_FOUND, pathsOf, privatePaths } from "./html-pages.ts";
import { addPrivateFront } from "./private-front.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATE = "no-cache";

/** libheif, which the operator can switch off. */
const HEIC_DECODER = ["**/assets/libheif-*"];

export interface Pages {
  /** Folder built by Vite. */
  readonly root: string;
  /** True to serve the HEIC decoder. */
  readonly heic: boolean;
  /** The product's origin, known once the server listens. */
  readonly origin: () => string;
  readonly privateMode: PrivateMode | null;
}

/** Folder of a language's scripts, such as `de-1a2b3c4d`: scripts with texts. It stands for all scripts of the folder around it. */
const SCRIPTS = /^[\w-]+-[\w-]{8}$/;

/** Subsets of typefaces: some 2,000 files, in one route. As routes of their own they took a quarter of the start. */
const TYPEFACES = "assets/fonts";

/** Serves the built pages. Each page, file and folder of files is a separate route: no URL leads out of the folder. */
export async function addPages(app: App, { root, heic, origin, privateMode }: Pages): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    globIgnore: [...CRAWLER_FILES, `${TYPEFACES}/**`, "**/*.html", "**/*.{br,gz}", ...(heic ? [] : HEIC_DECODER)],
    index: false,
    dotfiles: "ignore",
    preCompressed: true,
    cacheControl: false,
    // Asset names contain a content hash.
    setHeaders: (reply, path) => {
      reply.header("cache-control", /[\\/]assets[\\/]/.test(path) ? IMMUTABLE : REVALIDATE);
    },
  });
  app.get<{ Params: { name: string } }>(`/${TYPEFACES}/:name`, ({ params }, reply) =>
    reply.sendFile(params.name, join(root, TYPEFACES)),
  );
  for (const folder of await scriptFolders(root))
    app.get<{ Params: { name: string } }>(`/assets/${folder}/:name`, ({ params }, reply) =>
      reply.sendFile(params.name, join(root, "assets")),
    );
  addCrawlerFiles(app, { root, origin, privateMode });
  const pages = htmlPages(root, { origin, privateMode });
  const sendPage = async (name: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const problem = await checkPages(root);
    if (problem !== null) return sendError(reply, "not-ready", { reason: problem });
    return (await pages(name)).send(request, reply.header("cache-control", REVALIDATE));
  };
  const built = await pathsOf(root);
  const paths = privateMode === null ? built : privatePaths(built, privateMode);
  if (privateMode !== null) addPrivateFront(app, privateMode);
  const locales = [...built.keys()].filter((path) => path !== "/" && path.endsWith("/"));
  for (const [path, name] of paths) {
    const translated = translationsOf(path, locales, paths);
    app.get(
      path,
      async (request, reply) => toReaderLanguage(request, reply, translated) ?? sendPage(name, request, reply),
    );
  }
  if (privateMode === null)
    for (const path of locales) app.get(path.slice(0, -1), (_request, reply) => reply.redirect(path, 308));
  app.setNotFoundHandler(async (request, reply) => {
    const locale = locales.find((path) => request.url.startsWith(path)) ?? "/";
    return sendRouteError(app, request, reply) ?? sendPage(locale.slice(1) + NOT_FOUND, request, reply.code(404));
  });
}

/** Paths of an English page in other languages, by their names; none for other pages. @param locales such as `/de/` */
function translationsOf(
  path: string,
  locales: readonly string[],
  paths: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  if (locales.some((locale) => path.startsWith(locale))) return new Map();
  const translations = locales.map((locale) => [locale.slice(1, -1), locale + path.slice(1)] as const);
  return new Map(translations.filter(([, translated]) => paths.has(translated)));
}

async function scriptFolders(root: string): Promise<readonly string[]> {
  const entries = await readdir(join(root, "assets"), { withFileTypes: true }).catch(() => []);
  return entries.flatMap((entry) => (entry.isDirectory() && SCRIPTS.test(entry.name) ? [entry.name] : []));
}

/** Checks readiness: the pages are built. */
export function checkPages(root: string): ReturnType<ReadinessCheck> {
  return Promise.all(["index.html", NOT_FOUND].map((name) => access(join(root, name)))).then(
    () => null,
    () => "pages",
  );
}

/** Answers a request for anything but a page with an error. @returns null for a page request */
function sendRouteError(app: App, request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
  const path = request.url.split("?", 1)[0] ?? "/";
  if (request.method !== "GET" && request.method !== "HEAD") return sendMethodError(app, path, reply);
  return isForPrograms(path) ? sendError(reply, "route-not-found") : null;
}

function sendMethodError(app: App, path: string, reply: FastifyReply): FastifyReply {
  const methods = app.supportedMethods.filter((method) => app.hasRoute({ url: path, method }));
  if (methods.length === 0) return sendError(reply, "route-not-found");
  return sendError(reply.header("allow", methods.join(", ")), "method-not-allowed", { methods });
}
