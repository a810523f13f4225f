import type { FastifyRequest } from "fastify";
import type { App } from "./app.ts";

/** Warns once about a proxy missing in TRUST_PROXY: per-address limits would hit all its users together. */
export function warnOfUntrustedProxy(app: App): void {
  let warned = false;
  app.addHook("onRequest", (request, _reply, done) => {
    if (!warned && isForwardedInVain(request)) {
      warned = true;
      request.log.warn("X-Forwarded-For comes from an address that TRUST_PROXY doesn’t have, and is ignored");
    }
    done();
  });
}

/** Fastify lists the peer and, if trusted, the addresses it forwarded. */
function isForwardedInVain(request: FastifyRequest): boolean {
  return request.headers["x-forwarded-for"] !== undefined && (request.ips ?? []).length <= 1;
}
