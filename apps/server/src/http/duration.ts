/** How long a request may take to arrive: Node knows one limit for all routes, and slow phones need more for photographs. */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../fastify.ts";
import { sendError } from "./errors.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** For large bodies: may take `SLOWEST_UPLOAD_MS`. */
    readonly slowBody?: boolean;
  }
}

export const SLOWEST_REQUEST_MS = 30_000;
/** 50 MB at 700 kbit/s. */
export const SLOWEST_UPLOAD_MS = 10 * 60_000;

/** Answers 408 where a request has not arrived by then, and ends its connection. @param slowestMs for all but `slowBody` */
export function limitDuration(app: App, slowestMs: number): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (hasBody(request) && request.routeOptions.config.slowBody !== true) limit(request, reply, slowestMs);
    done();
  });
}

/**
 * Without it a request is whole with its headers, and nothing is left to wait for.
 * @see https://www.rfc-editor.org/rfc/rfc9112 section 6.3
 */
function hasBody({ headers }: FastifyRequest): boolean {
  return headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
}

function limit({ raw }: FastifyRequest, reply: FastifyReply, slowestMs: number): void {
  if (raw.complete) return;
  const timer = setTimeout(() => {
    if (!raw.complete && !reply.sent) giveUp(reply);
  }, slowestMs);
  raw.once("close", () => clearTimeout(timer));
}

/** The connection is of no more use: what is still to come of the request would stand before the next one. */
function giveUp(reply: FastifyReply): void {
  sendError(reply.header("connection", "close"), "request-timeout");
  reply.raw.once("finish", () => reply.request.raw.destroy());
}
