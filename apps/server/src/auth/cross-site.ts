/** Requests that another site makes a visitor's browser send: the cookie goes with some of them, their effect must not. */
import type { FastifyRequest } from "fastify";
import type { App } from "../fastify.ts";
import { sendError } from "../http/errors.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** For what other sites send on purpose: a webhook, a share. Such a route trusts no cookie. */
    readonly crossSite?: boolean;
  }
}

const HARMLESS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses changes that a browser says come from another site. Programs that are no browsers say nothing of the kind, and
 * carry nobody's cookie.
 * @param origin where people reach the product
 * @see https://developer.mozilla.org/docs/Web/HTTP/Headers/Sec-Fetch-Site
 */
export function refuseCrossSite(app: App, origin: () => string): void {
  app.addHook("onRequest", (request, reply, done) => {
    const exempt = HARMLESS.has(request.method) || request.routeOptions.config.crossSite === true;
    if (exempt || comesFromHere(request.headers, origin())) return done();
    sendError(reply, "cross-site");
  });
}

type Headers = FastifyRequest["headers"];

function comesFromHere({ "sec-fetch-site": site, origin, host }: Headers, own: string): boolean {
  if (site !== undefined) return site === "same-origin" || site === "none";
  return origin === undefined || origin === own || (host !== undefined && hostOf(origin) === host);
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
