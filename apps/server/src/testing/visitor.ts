/** A browser's parts for signing in: cookies, redirects and the form. */
import { setTimeout } from "node:timers/promises";
import { parseAnswer, sessionAnswer, type SessionUser } from "@matte/contracts";
import { escapeHtml } from "../http/html.ts";

export interface Visitor {
  /** Cookies by name. */
  readonly cookies: Map<string, string>;
  /** Sends one request without following redirects. */
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>;
  /** Follows redirects to a page. */
  readonly visit: (path: string) => Promise<Response>;
  /** Signs in, to the page after the form. */
  readonly signIn: (email: string, query?: string) => Promise<Response>;
  /** Signs in at the provider. @returns the callback URL, not requested yet */
  readonly reachCallback: (email: string, query?: string) => Promise<string>;
}

const REDIRECT_LIMIT = 10;

/** @param origin the product's */
export function newVisitor(origin: string): Visitor {
  const cookies = new Map<string, string>();

  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await fetch(new URL(path, origin), { redirect: "manual", ...init, headers });
    for (const cookie of response.headers.getSetCookie()) keep(cookies, cookie);
    return response;
  };

  const follow = async (first: Response, until: (path: string) => boolean): Promise<Response | string> => {
    let response = first;
    for (let count = 0; count < REDIRECT_LIMIT; count++) {
      const next = response.headers.get("location");
      if (next === null) return response;
      if (until(new URL(next, origin).pathname)) return next;
      response = await ask(next);
    }
    throw new Error("Too many redirects.");
  };

  const page = async (first: Response): Promise<Response> => (await follow(first, () => false)) as Response;

  const sendForm = async (email: string, query: string): Promise<Response> => {
    const form = await page(await ask(`/auth/sign-in${query}`));
    const action = /<form method="post" action="([^"]+)"/.exec(await form.text())?.[1];
    // A busy machine makes a busy server.
    if (form.status === 503) return sendForm(email, query);
    if (action === undefined || escapeHtml(action) !== action)
      throw new Error(`The page has no sign-in form: ${form.status} ${form.url}`);
    return ask(action, { method: "POST", body: new URLSearchParams({ email }) });
  };

  return {
    cookies,
    ask,
    visit: async (path) => page(await ask(path)),
    signIn: async (email, query = "") => page(await sendForm(email, query)),
    reachCallback: async (email, query = "") =>
      (await follow(await sendForm(email, query), (path) => path === "/auth/callback")) as string,
  };
}

/** Repeats a request that a busy server puts off, as browsers of the product do: a busy machine makes a busy server. */
export function patient(ask: Visitor["ask"]): Visitor["ask"] {
  return async (path, init) => {
    for (;;) {
      const response = await ask(path, init);
      const seconds = response.headers.get("retry-after");
      if (response.status !== 503 || seconds === null) return response;
      await setTimeout(Number(seconds) * 1000);
    }
  };
}

/** Returns the server's signed-in user; null without one. */
export async function userOf({ ask }: Pick<Visitor, "ask">): Promise<SessionUser | null | undefined> {
  return parseAnswer(sessionAnswer, await (await ask("/api/session")).json())?.user;
}

function keep(cookies: Map<string, string>, header: string): void {
  const [pair = "", ...attributes] = header.split(/; */);
  const at = pair.indexOf("=");
  const gone = attributes.some((text) => /^expires=thu, 01 jan 1970/i.test(text) || /^max-age=0$/i.test(text));
  if (gone) cookies.delete(pair.slice(0, at));
  else cookies.set(pair.slice(0, at), pair.slice(at + 1));
}
