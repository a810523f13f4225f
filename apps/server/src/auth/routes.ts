/** Sign-in, sign-out and the signed-in user (DECISIONS §3 and §4). */
import { endpoints, type SignInMessage } from "@matte/contracts";
import { SIGN_IN_CHANNEL, SIGN_IN_FAILED } from "@matte/contracts/limits";
import type { FastifyReply, FastifyRequest } from "fastify";
import { deviceOf } from "../domain/device.ts";
import { DomainError } from "../domain/domain-error.ts";
import { randomToken } from "../domain/secrets.ts";
import type { App } from "../http/app.ts";
import { PAGE_STYLE } from "../http/page-style.ts";
import { route } from "../http/route.ts";
import type { IdentityTokens } from "../services/identity-token.ts";
import type { Sessions } from "../services/sessions.ts";
import type { CookieJar } from "./cookies.ts";
import { SignInError } from "./errors.ts";
import { CALLBACK_SCRIPT, callbackPage } from "./pages.ts";
import { keepOpener } from "./popup.ts";
import { returnPath } from "./return-path.ts";
import type { Ending, SignIn } from "./sign-in.ts";

/** Sessions and their cookies. */
export interface SessionServices {
  readonly sessions: Sessions;
  readonly cookies: CookieJar;
}

export interface AuthServices extends SessionServices {
  readonly signIn: SignIn;
}

/** Adds what every way to sign in needs: the session, its end, and the style and script of server-rendered pages. */
export function addSessionRoutes(app: App, services: SessionServices & { readonly tokens: IdentityTokens }): void {
  forbidCaching(app);
  addSession(app, services);
  route(app, endpoints.readSignInStyle, (_request, reply) => sendFile(reply, "text/css", PAGE_STYLE));
  route(app, endpoints.readSignInScript, (_request, reply) => sendFile(reply, "text/javascript", CALLBACK_SCRIPT));
}

function addSession(
  app: App,
  { sessions, tokens, cookies }: SessionServices & { readonly tokens: IdentityTokens },
): void {
  route(app, endpoints.readSession, ({ actor }) => ({
    user: actor === null ? null : { uid: actor.uid, email: actor.email },
  }));
  route(app, endpoints.issueToken, ({ actor }) => {
    if (actor === null) throw new DomainError("unauthenticated");
    return tokens.issue(actor.uid, actor.session.id);
  });
  route(app, endpoints.readKeys, async () => ({ keys: [...(await tokens.published())] }));
  route(app, endpoints.signOut, async (request, reply) => {
    const token = cookies.read(request, "session");
    if (token !== undefined) await sessions.end(token);
    if (request.actor !== null) request.log.info({ uid: request.actor.uid }, "signed out");
    cookies.clear(reply, "session");
    return { user: null };
  });
}

/** Adds the way through an identity provider. */
export function addSignInRoutes(app: App, services: AuthServices): void {
  forbidCaching(app);
  const { signIn, cookies } = services;
  route(app, endpoints.signIn, async (request, reply) => {
    keepOpener(reply);
    const { mode = "redirect", request: id = "", returnTo } = request.query;
    const beginning = { display: mode, request: id, returnPath: returnPath(returnTo) };
    // Reused: two tabs may sign in at once.
    const browser = cookies.read(request, "attempt") ?? randomToken();
    try {
      const url = await signIn.begin(beginning, browser);
      cookies.set(reply, "attempt", browser);
      return await reply.redirect(url.href, 302);
    } catch (error) {
      if (!(error instanceof SignInError)) throw error;
      return finish(request, reply, services, { ...beginning, outcome: { error } });
    }
  });
  route(app, endpoints.finishSignIn, async (request, reply) => {
    keepOpener(reply);
    const { search } = new URL(request.url, "http://matte.invalid");
    return finish(request, reply, services, await signIn.finish(search, cookies.read(request, "attempt")));
  });
}

/** Answers of all routes in this scope belong to one browser, once. */
export function forbidCaching(scope: App): void {
  scope.addHook("onRequest", async (_request, reply) => void reply.header("cache-control", "no-store"));
}

/** Begins the signed-in user's session, and returns to the page. */
export async function finish(
  request: Pick<FastifyRequest, "cookies" | "headers" | "log">,
  reply: FastifyReply,
  { sessions, cookies }: SessionServices,
  { display, request: id, returnPath: path, outcome }: Ending,
): Promise<FastifyReply> {
  const error = "error" in outcome ? outcome.error : null;
  if (error !== null) request.log.warn({ err: error }, "signing in failed");
  if ("uid" in outcome) {
    const previous = cookies.read(request, "session");
    cookies.set(reply, "session", await sessions.begin(outcome.uid, previous, deviceOf(request.headers["user-agent"])));
    request.log.info({ uid: outcome.uid }, "signed in");
  }
  if (display === "redirect") return reply.redirect(error === null ? path : failedPath(path), 303);
  const message: SignInMessage = { type: SIGN_IN_CHANNEL, request: id, error: error?.message ?? null };
  return reply
    .code(error === null ? 200 : 400)
    .type("text/html; charset=utf-8")
    .send(callbackPage(message));
}

/** Marks the sign-in as failed in a page's path. */
function failedPath(path: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}${SIGN_IN_FAILED}=failed`;
}

function sendFile(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply.type(`${type}; charset=utf-8`).header("cache-control", "no-cache").send(text);
}
