import { describe, expect, it } from "vitest";
import { CallError, failureText } from "./call-error.ts";
import { createCall, type Call } from "./call.ts";

const uid = "ada";
const id = "5f0c1f1e-6f1d-4a5e-9d0c-0f6f2a0c7b11";
const preset = { name: "Wide", settings: {} as never };

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

/** Calls a server that answers everything in the same way. */
function callsAnswered(response: () => Response): { readonly call: Call; readonly sent: Sent[] } {
  const sent: Sent[] = [];
  const call = createCall(async (url, init) => {
    sent.push({ url, init });
    return response();
  });
  return { call, sent };
}

describe("A call", () => {
  it("fills the path's parameters and sends the body as JSON, past all caches", async () => {
    const { call, sent } = callsAnswered(() => Response.json({ presets: [] }));
    expect(await call("savePreset", { params: { uid, id }, body: preset })).toEqual({ presets: [] });
    expect(sent).toEqual([
      {
        url: `/api/users/ada/presets/${id}`,
        init: {
          method: "PUT",
          cache: "no-store",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(preset),
        },
      },
    ]);
  });

  it("escapes parameters and query", async () => {
    const { call, sent } = callsAnswered(() => Response.json({ users: [], next: null }));
    await call("listUsers", { query: { search: "a&b", cursor: undefined } });
    await call("readUser", { params: { uid: "../a" } }).catch(() => undefined);
    expect(sent.map(({ url }) => url)).toEqual(["/api/users?search=a%26b", "/api/users/..%2Fa"]);
  });

  it("sends a file with the media type of its endpoint", async () => {
    const { call, sent } = callsAnswered(() => Response.json({ light: null, dark: null }));
    const body = new Blob(["png"]);
    await call("saveLogo", { params: { uid, matte: "light" }, query: { name: "a.png" }, body });
    expect(sent[0]?.init).toMatchObject({ headers: { "content-type": "image/png" }, body });
  });

  it("passes signal and headers on, and sends no body that isn't given", async () => {
    const { signal } = new AbortController();
    const { call, sent } = callsAnswered(() => Response.json({ user: null }));
    await call("readSession", {}, { signal, headers: { authorization: "Bearer a" } });
    expect(sent[0]?.init).toEqual({
      method: "GET",
      cache: "no-store",
      signal,
      headers: { authorization: "Bearer a" },
    });
  });

  it("returns a file where the endpoint has no schema", async () => {
    const { call } = callsAnswered(() => new Response("png"));
    expect(await (await call("readLogo", { params: { uid, matte: "dark" } })).text()).toBe("png");
  });

  it("fails with the text of the server's error", async () => {
    const body = { success: false, error: "…", code: "preset-name-taken", data: { name: "Wide" } };
    const { call } = callsAnswered(() => Response.json(body, { status: 400 }));
    const error: unknown = await call("savePreset", { params: { uid, id }, body: preset }).catch(
      (reason: unknown) => reason,
    );
    const text = "A look named “Wide” already exists. Choose another name.";
    expect(failureText(error, "No answer.")).toBe(text);
    expect(String(error)).toBe(`CallError: PUT /api/users/:uid/presets/:id was answered with 400: ${text}`);
  });

  it("fails with the sentence of an error without a code", async () => {
    const { call } = callsAnswered(() => Response.json({ success: false, error: "It broke." }, { status: 500 }));
    const error: unknown = await call("readStatistics", {}).catch((reason: unknown) => reason);
    expect(failureText(error, "No answer.")).toBe("It broke.");
  });

  it.each([
    ["an answer of another form", () => Response.json({ presets: 1 })],
    ["a page of a network in between", () => new Response("<html>", { headers: { "content-type": "text/html" } })],
    ["an error of a gateway", () => new Response("Bad gateway", { status: 502 })],
  ])("fails without a text for %s", async (_name, response) => {
    const error: unknown = await callsAnswered(response)
      .call("listPresets", { params: { uid } })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(CallError);
    expect(failureText(error, "No answer.")).toBe("No answer.");
  });

  it("fails as its request fails", async () => {
    const call = createCall(async () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(call("readSession", {})).rejects.toThrow("Failed to fetch");
  });
});
