import { describe, expect, it } from "vitest";
import { rawGet, rawRequest } from "../testing/raw-request.ts";
import { serverForSuite } from "../testing/running-server.ts";

const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' blob: data:; " +
  "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; " +
  "frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types matte";

const HEADERS: readonly (readonly [string, string])[] = [
  ["content-security-policy", POLICY],
  ["x-content-type-options", "nosniff"],
  ["x-frame-options", "DENY"],
  ["referrer-policy", "strict-origin-when-cross-origin"],
  ["cross-origin-opener-policy", "same-origin-allow-popups"],
  ["cross-origin-resource-policy", "same-origin"],
  ["origin-agent-cluster", "?1"],
];

const ABSENT = ["x-powered-by", "server", "strict-transport-security", "access-control-allow-origin"];

/** All kinds of answers: pages, scripts, JSON, errors, and files cached by the browser. */
const REQUESTS: readonly (readonly [status: number, path: string, init: RequestInit])[] = [
  [200, "/", {}],
  [200, "/tool", { headers: { "accept-encoding": "gzip" } }],
  [404, "/nope", {}],
  [200, "/assets/index-Ab12.js", {}],
  [206, "/theme.js", { headers: { range: "bytes=0-1" } }],
  [416, "/theme.js", { headers: { range: "bytes=900-" } }],
  [200, "/healthz", {}],
  [200, "/api/session", {}],
  [404, "/api/nope", {}],
  [405, "/", { method: "POST" }],
  [400, "/", { method: "POST", body: "{", headers: { "content-type": "application/json" } }],
];

describe("over http", () => {
  const server = serverForSuite();

  it.each(REQUESTS)("An answer %i of %s has all security headers", async (status, path, init) => {
    const response = await server().fetch(path, init);
    expect(response.status).toBe(status);
    for (const [name, value] of HEADERS) expect(response.headers.get(name), name).toBe(value);
    expect(response.headers.get("permissions-policy")).toMatch(/\bcamera=\(\).*\bgeolocation=\(\)/);
    for (const name of ABSENT) expect(response.headers.get(name), name).toBeNull();
  });

  it.each([
    ["an address that cannot be decoded", "GET /%zz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"],
    ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"],
    ["two hosts", "GET / HTTP/1.1\r\nHost: localhost\r\nHost: other.example\r\nConnection: close\r\n\r\n"],
    ["two hosts, of HTTP/1.0", "GET / HTTP/1.0\r\nHost: localhost\r\nHost: localhost\r\n\r\n"],
    ["what is not HTTP", "GARBAGE\r\n\r\n"],
    ["a header that is too long", `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${"a".repeat(40_000)}\r\n\r\n`],
  ])("A rejected request with %s has the security headers too", async (_what, text) => {
    const answer = await rawRequest(server().origin, text);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    for (const [name, value] of HEADERS) expect(answer).toContain(`${name}: ${value}`);
    expect(answer).toMatch(/\{"success":false,"error":"[^"]+\.","code":"[a-z-]+"\}$/);
  });
});

describe("over https", () => {
  const server = serverForSuite({
    PUBLIC_URL: "https://matte.example",
    GOOGLE_CLIENT_ID: "matte",
    GOOGLE_CLIENT_SECRET: "word",
  });

  it("requires https", async () => {
    const { headers } = await server().fetch("/");
    expect(headers.get("strict-transport-security")).toBe("max-age=63072000; includeSubDomains");
    expect(headers.get("content-security-policy")).toBe(`${POLICY}; upgrade-insecure-requests`);
    expect(await rawGet(server().origin, "/%zz")).toContain("strict-transport-security");
  });
});
