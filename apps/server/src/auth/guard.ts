/** Who a request comes from: `request.actor`, from the session's cookie. */
import type { FastifyReply } from "fastify";
import fp from "fastify-plugin";
import type { App } from "../fastify.ts";
import { sendError } from "../http/errors.ts";
import type { Actor } from "../domain/actor.ts";
import type { CookieJar } from "./cookies.ts";
import type { Sessions } from "./sessions.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Whoever is signed in, as they are at this moment; null for visitors. */
    actor: Actor | null;
  }
}

/** Addresses where it matters who asks; files and pages are the same for everybody. */
const PROGRAMS = /^\/(?:api|auth|upload)\//;

/** Decorates every request with its `actor`, for all routes of the application. */
export const actorPlugin = fp(
  async (app: App, { sessions, cookies }: { readonly sessions: Sessions; readonly cookies: CookieJar }) => {
    app.decorateRequest("actor", null);
    app.addHook("onRequest", async (request) => {
      const token = cookies.read(request, "session");
      if (token !== undefined && PROGRAMS.test(request.url)) request.actor = await sessions.actorOf(token);
    });
  },
  { name: "actor" },
);

/** Answers 401 where nobody is signed in. */
export function answerUnauthenticated(reply: FastifyReply): FastifyReply {
  return sendError(reply, "unauthenticated");
}
