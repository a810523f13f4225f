/**
 * Limits the time for a request to arrive. Node has one limit for all routes, and uploads from slow phones need more.
 */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "./app.ts";
import { sendError } from "./errors.ts";
import { hasBody } from "./unread-bodies.ts";

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
 * Answers a slow request with 408 and closes its connection.
 * @param slowestMs limit for all routes without `slowBody`
 */
export function limitDuration(app: App, slowestMs: number): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (hasBody(request) && request.routeOptions.config.slowBody !== true) limit(request, reply, slowestMs);
    done();
  });
}

function limit({ raw }: FastifyRequest, reply: FastifyReply, slowestMs: number): void {
  if (raw.complete) return;
  const timer = setTimeout(() => {
    if (!raw.complete && !reply.sent) sendError(reply.header("connection", "close"), "request-timeout");
  }, slowestMs);
  // Node emits no `close` for a request answered before its body ended.
  reply.raw.once("close", () => clearTimeout(timer));
}
