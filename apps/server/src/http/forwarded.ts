import type { FastifyRequest } from "fastify";
import type { App } from "./app.ts";

/** Warns once of a proxy that isn't in TRUST_PROXY: the limits of one address would concern all its users. */
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

/** Fastify lists the peer and, where it is trusted, the addresses that it has forwarded. */
function isForwardedInVain(request: FastifyRequest): boolean {
  return request.headers["x-forwarded-for"] !== undefined && (request.ips ?? []).length <= 1;
}
