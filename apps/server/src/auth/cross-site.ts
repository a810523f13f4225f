/**
 * Rejects requests sent by another site through a user's browser: they may carry cookies, so they must change nothing.
 */
import type { FastifyRequest } from "fastify";
import type { App } from "../http/app.ts";
import { sendError } from "../http/errors.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Allows requests from other sites, such as a webhook or a share. Such a route must trust no cookie. */
    readonly crossSite?: boolean;
  }
}

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Rejects changes reported by a browser as cross-site. Other programs report nothing and hold no user cookies.
 * @param origin the product's origin
 * @see https://developer.mozilla.org/docs/Web/HTTP/Headers/Sec-Fetch-Site
 */
export function refuseCrossSite(app: App, origin: () => string): void {
  app.addHook("onRequest", (request, reply, done) => {
    const exempt = SAFE_METHODS.has(request.method) || request.routeOptions.config.crossSite === true;
    if (exempt || isSameSite(request.headers, origin())) return done();
    sendError(reply, "cross-site");
  });
}

type Headers = FastifyRequest["headers"];

function isSameSite({ "sec-fetch-site": site, origin, host }: Headers, own: string): boolean {
  if (site !== undefined) return site === "same-origin" || site === "none";
  return origin === undefined || origin === own || (host !== undefined && hostOf(origin) === host);
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
