import { afterEach, describe, expect, it, vi } from "vitest";
import { openDataConnection } from "./open-connection.ts";
import { browserNetwork } from "./network.ts";
import { request } from "./request.ts";
import { removeEverything, removeTraces } from "./traces.ts";

afterEach(() => vi.unstubAllGlobals());

const ask = { method: "POST", path: "/api/writes", body: { writes: [] }, asUser: true } as const;
const never = new AbortController().signal;

function stubFetch(response: Response): { readonly calls: [string, RequestInit][] } {
  const calls: [string, RequestInit][] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    calls.push([path, init]);
    return response;
  });
  return { calls };
}

describe("the network", () => {
  it("sends JSON with the session, past caches and redirects", async () => {
    const { calls } = stubFetch(Response.json({ success: true, results: [] }, { headers: { "retry-after": "5" } }));
    const answer = await browserNetwork({ ...ask, signal: never });
    expect(answer).toMatchObject({ status: 200, body: { success: true, results: [] }, retryAfter: "5", date: null });
    const headers = { "content-type": "application/json" };
    const sent = {
      method: "POST",
      body: '{"writes":[]}',
      headers,
      cache: "no-store",
      redirect: "error",
      credentials: "same-origin",
    };
    expect(calls).toMatchObject([["/api/writes", sent]]);
  });

  it("asks without the session where nobody's is needed", async () => {
    const { calls } = stubFetch(new Response("<html>"));
    const answer = await browserNetwork({ method: "GET", path: "/healthz", asUser: false, signal: never });
    expect(answer.body).toBeUndefined();
    expect(calls[0]?.[1]).toMatchObject({ credentials: "omit" });
    expect(calls[0]?.[1]).not.toHaveProperty("body");
  });

  it("gives up when it is told to", async () => {
    const signal = AbortSignal.abort();
    await expect(browserNetwork({ ...ask, signal })).rejects.toThrow(DOMException);
  });
});

describe("a request of the page's", () => {
  it.each<[number, string, string]>([
    [200, "image/png", "online"],
    [404, "text/html", "online"],
    [500, "application/json; charset=utf-8", "online"],
    [502, "text/html", "offline"],
  ])("that meets with %i and %s says %s", async (status, type, state) => {
    const connection = openDataConnection(`matte.test.${crypto.randomUUID()}`);
    stubFetch(new Response("{}", { status, headers: { "content-type": type } }));
    expect((await request(connection, "/api/session")).status).toBe(status);
    expect(connection.status().state).toBe(state);
  });
});

describe("a request that meets with no session", () => {
  it.each([
    [401, true],
    [403, false],
  ])("%i says that somebody has to sign in: %s", async (status, signInNeeded) => {
    const connection = openDataConnection(`matte.test.${crypto.randomUUID()}`);
    stubFetch(Response.json({ success: false, error: "Please sign in." }, { status }));
    await request(connection, "/api/token");
    expect(connection.status().signInNeeded).toBe(signInNeeded);
    connection.resume("ada");
    expect(connection.status().signInNeeded).toBe(false);
  });
});

describe("a user's traces in local storage", () => {
  it("go, but for what waits to be sent and what is other people's", () => {
    const keys = [
      "matte.settings.ada",
      "matte.unsent-settings.ada",
      "matte.settings.bob",
      "matte.settings",
      "matte.theme",
    ];
    for (const key of keys) localStorage.setItem(key, "{}");
    removeTraces("ada");
    expect(keys.filter((key) => localStorage.getItem(key) !== null)).toEqual(keys.slice(1));
    for (const key of keys) localStorage.removeItem(key);
  });

  it("all go with the account, but for other people's", () => {
    const keys = ["matte.settings.ada", "matte.unsent-settings.ada", "matte.settings.bob"];
    for (const key of keys) localStorage.setItem(key, "{}");
    removeEverything("ada");
    expect(keys.filter((key) => localStorage.getItem(key) !== null)).toEqual(["matte.settings.bob"]);
    localStorage.removeItem("matte.settings.bob");
  });

  it("are none where the browser lets nobody look", () => {
    const blocked = () => {
      throw new DOMException("Blocked.", "SecurityError");
    };
    expect(() => removeTraces("ada", blocked)).not.toThrow();
  });
});
