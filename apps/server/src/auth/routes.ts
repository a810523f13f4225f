/** Signing in and out, and saying who is signed in (DECISIONS §3 and §4). */
import {
  keysAnswer,
  sessionAnswer,
  signInQuery,
  signOutAnswer,
  tokenAnswer,
  type SignInMessage,
} from "@matte/contracts";
import { SIGN_IN_FAILED } from "@matte/contracts/limits";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../fastify.ts";
import type { CookieJar } from "./cookies.ts";
import { SignInError } from "./errors.ts";
import { answerUnauthenticated } from "./guard.ts";
import type { IdentityTokens } from "./identity-token.ts";
import { sharePopup } from "./popup.ts";
import { CALLBACK_SCRIPT, callbackPage, PAGES_STYLE } from "./pages.ts";
import { returnPath } from "./return-path.ts";
import { randomToken } from "./secrets.ts";
import type { Sessions } from "./sessions.ts";
import type { Ending, SignIn } from "./sign-in.ts";

export interface AuthServices {
  readonly sessions: Sessions;
  readonly signIn: SignIn;
  readonly tokens: IdentityTokens;
  readonly cookies: CookieJar;
}

export function addAuthRoutes(app: App, services: AuthServices): void {
  app.addHook("onRequest", async (_request, reply) => void reply.header("cache-control", "no-store"));
  addSessionRoutes(app, services);
  addSignInRoutes(app, services);
  addPageFiles(app);
}

function addSessionRoutes(app: App, { sessions, tokens, cookies }: AuthServices): void {
  app.get("/api/session", { schema: { response: { 200: sessionAnswer } } }, ({ actor }) => ({
    user: actor === null ? null : { uid: actor.uid, email: actor.email },
  }));
  app.get("/api/token", { schema: { response: { 200: tokenAnswer } } }, async ({ actor }, reply) =>
    actor === null ? answerUnauthenticated(reply) : tokens.issue(actor.uid),
  );
  app.get("/.well-known/jwks.json", { schema: { response: { 200: keysAnswer } } }, async () => ({
    keys: [...(await tokens.published())],
  }));
  app.post("/auth/sign-out", { schema: { response: { 200: signOutAnswer } } }, async (request, reply) => {
    const token = cookies.read(request, "session");
    if (token !== undefined) await sessions.end(token);
    cookies.clear(reply, "session");
    return { user: null };
  });
}

function addSignInRoutes(app: App, services: AuthServices): void {
  const { signIn, cookies } = services;
  app.get("/auth/sign-in", { schema: { querystring: signInQuery } }, async (request, reply) => {
    sharePopup(reply);
    const { mode = "redirect", request: id = "", returnTo } = request.query;
    const beginning = { display: mode, request: id, returnPath: returnPath(returnTo) };
    // Kept where there is one: two tabs may be signing in at the same time.
    const browser = cookies.read(request, "attempt") ?? randomToken();
    try {
      const address = await signIn.begin(beginning, browser);
      cookies.set(reply, "attempt", browser);
      return await reply.redirect(address.href, 302);
    } catch (error) {
      if (!(error instanceof SignInError)) throw error;
      return finish(request, reply, services, { ...beginning, outcome: { error } });
    }
  });
  app.get("/auth/callback", async (request, reply) => {
    sharePopup(reply);
    const { search } = new URL(request.url, "http://matte.invalid");
    return finish(request, reply, services, await signIn.finish(search, cookies.read(request, "attempt")));
  });
}

async function finish(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessions, cookies }: AuthServices,
  { display, request: id, returnPath: path, outcome }: Ending,
): Promise<FastifyReply> {
  const error = "error" in outcome ? outcome.error : null;
  if (error !== null) request.log.warn({ err: error }, "signing in failed");
  if ("uid" in outcome) {
    const previous = cookies.read(request, "session");
    cookies.set(reply, "session", await sessions.begin(outcome.uid, previous));
  }
  if (display === "redirect") return reply.redirect(error === null ? path : failed(path), 303);
  const message: SignInMessage = { type: "matte.sign-in", request: id, error: error?.message ?? null };
  return reply
    .code(error === null ? 200 : 400)
    .type("text/html; charset=utf-8")
    .send(callbackPage(message));
}

/** Where the page is that asked, told that it came to nothing. */
function failed(path: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}${SIGN_IN_FAILED}=failed`;
}

function addPageFiles(app: App): void {
  app.get("/auth/pages.css", (_request, reply) => sendFile(reply, "text/css", PAGES_STYLE));
  app.get("/auth/callback.js", (_request, reply) => sendFile(reply, "text/javascript", CALLBACK_SCRIPT));
}

function sendFile(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply.type(`${type}; charset=utf-8`).header("cache-control", "no-cache").send(text);
}
