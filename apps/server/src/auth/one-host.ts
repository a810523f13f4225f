/** Cookies and messages belong to one host name, and this machine goes by several: `localhost`, `127.0.0.1`, `[::1]`. */
import type { FastifyRequest } from "fastify";
import { isLoopback } from "../config/loopback.ts";
import type { App } from "../fastify.ts";

/** For programs no name is the wrong one; a form that is sent keeps what it carries. */
const PROGRAMS = /^\/(?:api|upload|healthz|readyz|\.well-known)(?:[/?]|$)/;

/** Leads page loads under another name of this machine to the product's own. @param origin where people reach it */
export function leadToOneHost(app: App, origin: () => string): void {
  app.addHook("onRequest", (request, reply, done) => {
    const elsewhere = isForPage(request) ? betterOrigin(request, origin()) : null;
    if (elsewhere === null) return done();
    // The path goes in as it came: `//elsewhere` is a path here and must not become a host.
    reply.header("cache-control", "no-store").redirect(elsewhere + request.url, 307);
  });
}

function isForPage({ method, url, headers }: FastifyRequest): boolean {
  return (method === "GET" || method === "HEAD") && !PROGRAMS.test(url) && wantsPage(headers);
}

/** @returns null for whoever asked for the product's own name, or for a name that is not this machine's */
function betterOrigin({ headers }: FastifyRequest, origin: string): string | null {
  const own = new URL(origin);
  const asked = hostname(headers.host);
  if (asked === null || asked === own.hostname || !isLoopback(asked) || !isLoopback(own.hostname)) return null;
  return own.origin;
}

interface Asking {
  readonly accept?: string | undefined;
  readonly "sec-fetch-dest"?: string | string[] | undefined;
}

function wantsPage({ accept, "sec-fetch-dest": destination }: Asking): boolean {
  return destination === undefined ? accept?.includes("text/html") === true : destination === "document";
}

function hostname(host: string | undefined): string | null {
  const address = `http://${host ?? ""}`;
  return URL.canParse(address) ? new URL(address).hostname : null;
}
