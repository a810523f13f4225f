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

export function limitDuration(app: App, slowestMs: number): void {
  app.addHook("onRequest", async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.raw.complete || request.routeOptions.config.slowBody === true) return;
    const timer = setTimeout(() => {
      if (!request.raw.complete && !reply.sent) giveUp(request, reply);
    }, slowestMs);
    request.raw.once("close", () => clearTimeout(timer));
  });
}

/** The connection is of no more use: what is still to come of the request would stand before the next one. */
function giveUp(request: FastifyRequest, reply: FastifyReply): void {
  sendError(reply.header("connection", "close"), 408, "The request took too long to arrive.");
  reply.raw.once("finish", () => request.raw.destroy());
}
