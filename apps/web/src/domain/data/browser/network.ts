import type { Answer, Ask, Network } from "../ports.ts";

/** `fetch` without caches. Redirects fail: our server sends none, but networks that want their terms accepted do. */
export const browserNetwork: Network = async (ask) => answerIn(await fetch(ask.path, requestFor(ask)));

function requestFor({ method, body, asUser, signal }: Ask): RequestInit {
  const plain: RequestInit = {
    method,
    signal,
    cache: "no-store",
    redirect: "error",
    credentials: asUser ? "same-origin" : "omit",
  };
  if (body === undefined) return plain;
  return { ...plain, body: JSON.stringify(body), headers: { "content-type": "application/json" } };
}

async function answerIn(response: Response): Promise<Answer> {
  return {
    status: response.status,
    body: jsonIn(await response.text()),
    retryAfter: response.headers.get("retry-after"),
    date: response.headers.get("date"),
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
