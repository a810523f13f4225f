import type { FastifyReply, FastifyRequest } from "fastify";
import { ABSOLUTE_MS } from "../services/sessions.ts";
import { ATTEMPT_MS } from "../services/sign-in-attempts.ts";

export interface CookieJar {
  read(request: Pick<FastifyRequest, "cookies">, cookie: Cookie): string | undefined;
  set(reply: FastifyReply, cookie: Cookie, value: string): void;
  clear(reply: FastifyReply, cookie: Cookie): void;
}

/** `session` holds the session token, `attempt` identifies the browser during a sign-in. */
export type Cookie = "session" | "attempt";

const LIFETIMES_MS: Readonly<Record<Cookie, number>> = { session: ABSOLUTE_MS, attempt: ATTEMPT_MS };
const NAMES: Readonly<Record<Cookie, string>> = { session: "matte-session", attempt: "matte-sign-in" };

/**
 * Cookies hidden from scripts, sent from other sites only with followed links. Over https the prefix proves that no
 * other host set them.
 * @see https://www.rfc-editor.org/rfc/rfc6265bis section 4.1.3.2
 */
export function cookieJar(https: boolean): CookieJar {
  const nameOf = (cookie: Cookie): string => (https ? `__Host-${NAMES[cookie]}` : NAMES[cookie]);
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure: https } as const;
  return {
    read: (request, cookie) => request.cookies[nameOf(cookie)],
    set: (reply, cookie, value) =>
      void reply.setCookie(nameOf(cookie), value, { ...options, maxAge: LIFETIMES_MS[cookie] / 1000 }),
    clear: (reply, cookie) => void reply.clearCookie(nameOf(cookie), options),
  };
}
