import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import type { Actor } from "../domain/actor.ts";
import type { App } from "../http/app.ts";
import type { FoundSession, Sessions } from "../services/sessions.ts";
import type { CookieJar } from "./cookies.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The signed-in user with current rights; null for visitors. */
    actor: Actor | null;
    /** The user's row, read with the session; null without one. Raw, because only document reads parse its JSON. */
    actorRow: FoundSession["actorRow"] | null;
  }
}

/** URLs with user-dependent answers. */
const NEEDS_ACTOR = /^\/(?:api|auth|upload)\//;

/** Finds a request's session; null for visitors. */
export type FindSession = (request: FastifyRequest) => Promise<FoundSession | null>;

interface ActorOptions {
  readonly find: FindSession;
  /** True where pages and files need a user as well. */
  readonly everywhere: boolean;
}

/** Finds sessions by their cookie. */
export function sessionOfCookie(sessions: Sessions, cookies: CookieJar): FindSession {
  return async (request) => {
    const token = cookies.read(request, "session");
    return token === undefined ? null : sessions.find(token);
  };
}

/** Sets `request.actor` on every route. */
export const actorPlugin = fp(
  async (app: App, { find, everywhere }: ActorOptions) => {
    app.decorateRequest("actor", null);
    app.decorateRequest("actorRow", null);
    app.addHook("onRequest", async (request) => {
      const found = everywhere || NEEDS_ACTOR.test(request.url) ? await find(request) : null;
      if (found !== null) ({ actor: request.actor, actorRow: request.actorRow } = found);
    });
  },
  { name: "actor" },
);
