import { access } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../fastify.ts";
import { sendError } from "../http/errors.ts";
import { isForPrograms } from "../http/program-urls.ts";
import { addressesOf, htmlPages, NOT_FOUND } from "./html-pages.ts";

const FOREVER = "public, max-age=31536000, immutable";
const ASK_FIRST = "no-cache";

export interface Pages {
  /** The folder that Vite built. */
  readonly root: string;
  /** Where people reach the product, once it listens. */
  readonly origin: () => string;
}

/** Serves the built pages. Each page and file is a route of its own, so that no address can lead anywhere else. */
export async function addPages(app: App, { root, origin }: Pages): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    globIgnore: ["**/*.html", "**/*.{br,gz}"],
    index: false,
    dotfiles: "ignore",
    preCompressed: true,
    cacheControl: false,
    // Vite puts a hash of the content into the names of assets: what has one never changes.
    setHeaders: (reply, path) => {
      reply.header("cache-control", /[\\/]assets[\\/]/.test(path) ? FOREVER : ASK_FIRST);
    },
  });
  const pages = htmlPages(root, origin);
  const sendPage = async (name: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const complaint = await complaintAboutPages(root);
    if (complaint !== null) return sendError(reply, 503, complaint);
    return (await pages(name)).send(request, reply.header("cache-control", ASK_FIRST));
  };
  for (const [path, name] of await addressesOf(root)) app.get(path, (request, reply) => sendPage(name, request, reply));
  app.setNotFoundHandler(
    async (request, reply) => refusal(app, request, reply) ?? sendPage(NOT_FOUND, request, reply.code(404)),
  );
}

/** A readiness check: without the pages' own files there is nothing to show, whatever is asked for. */
export function complaintAboutPages(root: string): Promise<string | null> {
  return Promise.all(["index.html", NOT_FOUND].map((name) => access(join(root, name)))).then(
    () => null,
    () => "The pages are not built.",
  );
}

/** @returns null for whoever is looking for a page */
function refusal(app: App, request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
  const path = request.url.split("?", 1)[0] ?? "/";
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod(app, path, reply);
  return isForPrograms(path) ? sendError(reply, 404, "There is nothing at this address.") : null;
}

function refuseMethod(app: App, path: string, reply: FastifyReply): FastifyReply {
  const allowed = app.supportedMethods.filter((method) => app.hasRoute({ url: path, method }));
  if (allowed.length === 0) return sendError(reply, 404, "There is nothing at this address.");
  reply.header("allow", allowed.join(", "));
  return sendError(reply, 405, `This address answers ${allowed.join(" and ")} only.`);
}
