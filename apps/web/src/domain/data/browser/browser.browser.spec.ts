import { afterEach, describe, expect, it, vi } from "vitest";
import { openDataConnection, browserNetwork } from "./open-connection.ts";
import { request } from "./request.ts";
import { removeEverything, removeTraces, removeTracesOfOthers } from "./traces.ts";

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

  it("sends no cookie where no session is needed", async () => {
    const { calls } = stubFetch(new Response("<html>"));
    const answer = await browserNetwork({ method: "GET", path: "/healthz", asUser: false, signal: never });
    expect(answer.body).toBeUndefined();
    expect(calls[0]?.[1]).toMatchObject({ credentials: "omit" });
    expect(calls[0]?.[1]).not.toHaveProperty("body");
  });

  it("stops when it is aborted", async () => {
    const signal = AbortSignal.abort();
    await expect(browserNetwork({ ...ask, signal })).rejects.toThrow(DOMException);
  });
});

describe("a request of the page", () => {
  it.each<[number, string, string]>([
    [200, "image/png", "online"],
    [404, "text/html", "online"],
    [500, "application/json; charset=utf-8", "online"],
    [502, "text/html", "offline"],
  ])("that is answered with %i and %s means that the server is %s", async (status, type, state) => {
    const connection = openDataConnection(`matte.test.${crypto.randomUUID()}`);
    stubFetch(new Response("{}", { status, headers: { "content-type": type } }));
    expect((await request(connection, "/api/session")).status).toBe(status);
    expect(connection.status.getState().reachability).toBe(state);
  });
});

describe("a request without a session", () => {
  it.each([
    [401, true],
    [403, false],
  ])("is answered with %i; a sign-in is needed: %s", async (status, signInNeeded) => {
    const connection = openDataConnection(`matte.test.${crypto.randomUUID()}`);
    stubFetch(Response.json({ success: false, error: "Please sign in." }, { status }));
    await request(connection, "/api/token");
    expect(connection.status.getState().signInNeeded).toBe(signInNeeded);
    connection.resume("ada");
    expect(connection.status.getState().signInNeeded).toBe(false);
  });
});

describe("a user's traces in local storage", () => {
  it("are removed, but for unsent settings and those of others", () => {
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

  it("are all removed with the account, but for those of others", () => {
    const keys = ["matte.settings.ada", "matte.unsent-settings.ada", "matte.settings.bob"];
    for (const key of keys) localStorage.setItem(key, "{}");
    removeEverything("ada");
    expect(keys.filter((key) => localStorage.getItem(key) !== null)).toEqual(["matte.settings.bob"]);
    localStorage.removeItem("matte.settings.bob");
  });

  it("of all others are removed, but for unsent settings", () => {
    const theirs = ["matte.settings.bob", "matte.local-font.bob"];
    const kept = ["matte.settings.ada", "matte.unsent-settings.bob", "matte.settings", "matte.theme"];
    for (const key of [...theirs, ...kept]) localStorage.setItem(key, "{}");
    expect(removeTracesOfOthers("ada")).toBe(true);
    expect([...theirs, ...kept].filter((key) => localStorage.getItem(key) !== null)).toEqual(kept);
    expect(removeTracesOfOthers("ada")).toBe(false);
    removeTracesOfOthers(null);
    expect(localStorage.getItem("matte.settings.ada")).toBeNull();
    for (const key of kept) localStorage.removeItem(key);
  });

  it("need no removal where the browser blocks its storage", () => {
    const blocked = () => {
      throw new DOMException("Blocked.", "SecurityError");
    };
    expect(() => removeTraces("ada", blocked)).not.toThrow();
  });
});
