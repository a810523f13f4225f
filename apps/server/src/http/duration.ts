/** Limits the time in which a request must arrive. Node has one limit for all routes, and uploads from slow phones need more. */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "./app.ts";
import { sendError } from "./errors.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Allows `SLOWEST_UPLOAD_MS` for a large body. */
    readonly slowBody?: boolean;
  }
}

export const SLOWEST_REQUEST_MS = 30_000;
/** 50 MB at 700 kbit/s. */
export const SLOWEST_UPLOAD_MS = 10 * 60_000;

/**
 * Answers a request that arrives too slowly with 408 and closes its connection.
 * @param slowestMs limit for all routes without `slowBody`
 */
export function limitDuration(app: App, slowestMs: number): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (hasBody(request) && request.routeOptions.config.slowBody !== true) limit(request, reply, slowestMs);
    done();
  });
}

/** A request without a body is complete with its headers. @see https://www.rfc-editor.org/rfc/rfc9112 section 6.3 */
export function hasBody({ headers }: FastifyRequest): boolean {
  return headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
}

function limit({ raw }: FastifyRequest, reply: FastifyReply, slowestMs: number): void {
  if (raw.complete) return;
  const timer = setTimeout(() => {
    if (!raw.complete && !reply.sent) abandon(reply);
  }, slowestMs);
  raw.once("close", () => clearTimeout(timer));
}

/** Closes the connection too: the rest of the body would precede the next request. */
function abandon(reply: FastifyReply): void {
  sendError(reply.header("connection", "close"), "request-timeout");
  reply.raw.once("finish", () => reply.request.raw.destroy());
}
