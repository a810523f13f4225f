import fp from "fastify-plugin";
import type { Actor } from "../domain/actor.ts";
import type { App } from "../http/app.ts";
import type { FoundSession, Sessions } from "../services/sessions.ts";
import type { CookieJar } from "./cookies.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The signed-in user with the rights of the moment; null for visitors. */
    actor: Actor | null;
    /**
     * Row of the signed-in user, read with the session; null without a session. A raw row instead of a parsed record, because only
     * document reads parse its JSON.
     */
    actorRow: FoundSession["actorRow"] | null;
  }
}

/** URLs whose answer depends on the user. */
const NEEDS_ACTOR = /^\/(?:api|auth|upload)\//;

/** Sets `request.actor` from the session's cookie, for all routes of the application. */
export const actorPlugin = fp(
  async (app: App, { sessions, cookies }: { readonly sessions: Sessions; readonly cookies: CookieJar }) => {
    app.decorateRequest("actor", null);
    app.decorateRequest("actorRow", null);
    app.addHook("onRequest", async (request) => {
      const token = cookies.read(request, "session");
      const found = token !== undefined && NEEDS_ACTOR.test(request.url) ? await sessions.find(token) : null;
      if (found !== null) ({ actor: request.actor, actorRow: request.actorRow } = found);
    });
  },
  { name: "actor" },
);
