/** The private server's password page, in place of an identity provider. */
import { endpoints, parseAnswer, signInQuery } from "@matte/contracts";
import { serverPages } from "@matte/messages/server-pages";
import type { FastifyReply, FastifyRequest } from "fastify";
import { DomainError } from "../../domain/domain-error.ts";
import type { App } from "../../http/app.ts";
import { limitPerAddress } from "../../http/rate-limits.ts";
import { route } from "../../http/route.ts";
import { keepOpener } from "../popup.ts";
import { returnPath } from "../return-path.ts";
import { finish, forbidCaching, type SessionServices } from "../routes.ts";
import type { Beginning } from "../sign-in.ts";
import { passwordPage } from "./password-page.ts";
import { createPasswordCheck } from "./password.ts";

export const PASSWORD_PATH = "/auth/password";

const { password: texts } = serverPages;

interface PasswordOptions extends SessionServices {
  readonly password: string;
  /** Tries per minute and IP address; 0 disables the limit. */
  readonly perMinute: number;
  readonly owner: () => Promise<string>;
}

export function addPasswordRoutes(app: App, options: PasswordOptions): void {
  const { password, perMinute, owner, ...services } = options;
  const check = createPasswordCheck(password);
  const limit = limitPerAddress(app, "password", perMinute);
  forbidCaching(app);
  app.addHook("onRequest", async (_request, reply) => keepOpener(reply));
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, new URLSearchParams(body.toString())),
  );
  route(app, endpoints.signIn, (request, reply) => reply.redirect(PASSWORD_PATH + searchOf(request), 303));
  app.get(PASSWORD_PATH, (request, reply) => send(reply, 200, request));
  app.post(PASSWORD_PATH, async (request, reply) => {
    const refusal = await limit(request).then(() => null, tooMany);
    if (refusal !== null) return send(reply.header("retry-after", refusal.seconds), 429, request, refusal.mistake);
    const typed = request.body instanceof URLSearchParams ? (request.body.get("password") ?? "") : "";
    const verdict = await check(typed);
    if (verdict === "busy") return send(reply, 503, request, texts.busy);
    if (verdict === "wrong") {
      request.log.warn("a wrong password was typed");
      return send(reply, 401, request, texts.wrong);
    }
    return finish(request, reply, services, { ...beginningOf(request), outcome: { uid: await owner() } });
  });
}

function tooMany(error: unknown): { readonly seconds: number; readonly mistake: string } {
  if (!(error instanceof DomainError) || error.data === undefined || !("seconds" in error.data)) throw error;
  const { seconds } = error.data;
  return { seconds, mistake: texts.tooMany(seconds) };
}

function send(reply: FastifyReply, status: number, request: FastifyRequest, mistake?: string): FastifyReply {
  const action = PASSWORD_PATH + searchOf(request);
  return reply
    .code(status)
    .type("text/html; charset=utf-8")
    .send(passwordPage({ action, ...(mistake !== undefined && { mistake }) }));
}

function searchOf(request: FastifyRequest): string {
  return new URL(request.url, "http://matte.invalid").search;
}

/** Reads how the sign-in began; a query of anything else begins in the same window. */
function beginningOf(request: FastifyRequest): Beginning {
  const { mode = "redirect", request: id = "", returnTo } = parseAnswer(signInQuery, request.query) ?? {};
  return { display: mode, request: id, returnPath: returnPath(returnTo) };
}
