/** Cookies and messages belong to one host name, and this machine goes by several: `localhost`, `127.0.0.1`, `[::1]`. */
import { isLoopback } from "../config/loopback.ts";
import type { App } from "../fastify.ts";

/** For programs no name is the wrong one; a form that is sent keeps what it carries. */
const PROGRAMS = /^\/(?:api|upload|healthz|readyz|\.well-known)(?:[/?]|$)/;

/** Leads page loads under another name of this machine to the product's own. @param origin where people reach it */
export function leadToOneHost(app: App, origin: () => string): void {
  app.addHook("onRequest", async (request, reply) => {
    const { method, url, headers } = request;
    if ((method !== "GET" && method !== "HEAD") || PROGRAMS.test(url) || !wantsPage(headers)) return undefined;
    const own = new URL(origin());
    const asked = hostname(headers.host);
    if (asked === null || asked === own.hostname || !isLoopback(asked) || !isLoopback(own.hostname)) return undefined;
    // The path goes in as it came: `//elsewhere` is a path here and must not become a host.
    return reply.header("cache-control", "no-store").redirect(own.origin + url, 307);
  });
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
