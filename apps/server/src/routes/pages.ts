import { access } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../fastify.ts";
import { sendError } from "../http/errors.ts";

/** The addresses that the page's own router knows. */
const PAGES = ["/", "/tool", "/account", "/checkout"];
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
  const sendPage = async (status: number, reply: FastifyReply): Promise<FastifyReply> => {
    const complaint = await complaintAboutPages(root);
    return complaint === null ? reply.code(status).sendFile("index.html") : sendError(reply, 503, complaint);
  };
  for (const page of PAGES) app.get(page, (_request, reply) => sendPage(200, reply));
  app.setNotFoundHandler(async (request, reply) => refusal(app, request, reply) ?? sendPage(404, reply));
}

/** A readiness check: without the page's own file there is nothing to show, whatever is asked for. */
export function complaintAboutPages(root: string): Promise<string | null> {
  return access(join(root, "index.html")).then(
    () => null,
    () => "The pages are not built.",
  );
}

/** @returns null for whoever is looking for a page */
function refusal(app: App, request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
  const path = request.url.split("?", 1)[0] ?? "/";
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod(app, path, reply);
  return PROGRAMS.test(path) ? sendError(reply, 404, "There is nothing at this address.") : null;
}

function refuseMethod(app: App, path: string, reply: FastifyReply): FastifyReply {
  const allowed = app.supportedMethods.filter((method) => app.hasRoute({ url: path, method }));
  if (allowed.length === 0) return sendError(reply, 404, "There is nothing at this address.");
  reply.header("allow", allowed.join(", "));
  return sendError(reply, 405, `This address answers ${allowed.join(" and ")} only.`);
}
