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

/** Sets `request.actor` from the session cookie on every route. */
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
