import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../fastify.ts";
import { sendError } from "../http/errors.ts";

/** The addresses that the page's own router knows. */
const PAGES = ["/", "/tool"];
/** Addresses for programs: what is not found there is said in JSON. */
const PROGRAMS = /^\/(?:api|auth|oidc|upload)(?:\/|$)/;

const FOREVER = "public, max-age=31536000, immutable";
const ASK_FIRST = "no-cache";

/**
 * Serves the built pages. Each file is a route of its own, so that no address can lead anywhere else.
 * @param root the folder that Vite built
 */
export async function addPages(app: App, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    globIgnore: ["index.html", "**/*.{br,gz}"],
    index: false,
    dotfiles: "ignore",
    preCompressed: true,
    cacheControl: false,
    // Vite puts a hash of the content into the names of assets: what has one never changes.
    setHeaders: (reply, path) => {
      reply.header("cache-control", /[\\/]assets[\\/]/.test(path) ? FOREVER : ASK_FIRST);
    },
  });
  for (const page of PAGES) app.get(page, (_request, reply) => reply.sendFile("index.html"));
  app.setNotFoundHandler((request, reply) => answerUnknown(app, request, reply));
}

function answerUnknown(app: App, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split("?", 1)[0] ?? "/";
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod(app, path, reply);
  if (PROGRAMS.test(path)) return sendError(reply, 404, "There is nothing at this address.");
  return reply.code(404).sendFile("index.html");
}

function refuseMethod(app: App, path: string, reply: FastifyReply): FastifyReply {
  const allowed = app.supportedMethods.filter((method) => app.hasRoute({ url: path, method }));
  if (allowed.length === 0) return sendError(reply, 404, "There is nothing at this address.");
  reply.header("allow", allowed.join(", "));
  return sendError(reply, 405, `This address answers ${allowed.join(" and ")} only.`);
}
