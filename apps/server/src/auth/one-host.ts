/** Cookies and messages belong to one host name, but this machine has several: `localhost`, `127.0.0.1`, `[::1]`. */
import type { FastifyRequest } from "fastify";
import { isLoopback } from "../config/loopback.ts";
import type { App } from "../http/app.ts";

/** Programs may use any name; a redirect would lose form bodies. */
const NOT_REDIRECTED = /^\/(?:api|upload|healthz|readyz|\.well-known)(?:[/?]|$)/;

/** Redirects page loads under this machine's other names to the product's origin. */
export function redirectToOneHost(app: App, origin: () => string): void {
  app.addHook("onRequest", (request, reply, done) => {
    const target = isPageLoad(request) ? otherOrigin(request, origin()) : null;
    if (target === null) return done();
    // Appended as is: `//elsewhere` is a path here and must not become a host.
    reply.header("cache-control", "no-store").redirect(target + request.url, 307);
  });
}

function isPageLoad({ method, url, headers }: FastifyRequest): boolean {
  return (method === "GET" || method === "HEAD") && !NOT_REDIRECTED.test(url) && acceptsPage(headers);
}

/** Returns null for the product's host name and for names foreign to this machine. */
function otherOrigin({ headers }: FastifyRequest, origin: string): string | null {
  const own = new URL(origin);
  const requested = hostname(headers.host);
  if (requested === null || requested === own.hostname || !isLoopback(requested) || !isLoopback(own.hostname))
    return null;
  return own.origin;
}

interface Accepting {
  readonly accept?: string | undefined;
  readonly "sec-fetch-dest"?: string | string[] | undefined;
}

/** True for a browser that loads a page. */
export function acceptsPage({ accept, "sec-fetch-dest": destination }: Accepting): boolean {
  return destination === undefined ? accept?.includes("text/html") === true : destination === "document";
}

function hostname(host: string | undefined): string | null {
  const url = `http://${host ?? ""}`;
  return URL.canParse(url) ? new URL(url).hostname : null;
}
