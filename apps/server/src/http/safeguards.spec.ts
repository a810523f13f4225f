import { errorAnswer, parseAnswer } from "@matte/contracts";
import { afterEach, describe, expect, it } from "vitest";
import { startServer, type RunningServer } from "../testing/running-server.ts";
import { failure } from "../testing/failures.ts";

const TOKEN = "a-token-for-metrics";

let server: RunningServer;
afterEach(() => server.stop());

describe("rate limits", () => {
  it("reject further requests of an address in the same minute, and name the time to retry", async () => {
    server = await startServer({ RATE_LIMIT_REQUESTS: "3" });
    for (let count = 0; count < 3; count++) expect((await server.fetch("/api/session")).status).toBe(200);
    const response = await server.fetch("/api/session");
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({
      error: expect.stringMatching(/^Too many requests\. Try again in \d+ seconds?\.$/) as unknown,
      code: "rate-limited",
    });
  });

  it("do not apply to files and to the health of the process", async () => {
    server = await startServer({ RATE_LIMIT_REQUESTS: "1" });
    for (let count = 0; count < 4; count++)
      for (const path of ["/", "/theme.js", "/healthz"]) expect((await server.fetch(path)).status).toBe(200);
  });

  it.each([
    ["GET", "/readyz"],
    ["GET", "/metrics"],
    ["GET", "/.well-known/jwks.json"],
    ["POST", "/share"],
  ])("apply to %s %s", async (method, path) => {
    server = await startServer({ RATE_LIMIT_REQUESTS: "2", METRICS_TOKEN: TOKEN });
    const headers = { authorization: `Bearer ${TOKEN}` };
    for (let count = 0; count < 2; count++)
      expect((await server.fetch(path, { method, headers })).status).toBeLessThan(400);
    expect((await server.fetch(path, { method, headers })).status).toBe(429);
  });

  it("count wrong tokens for the metrics apart from failed authentications of users", async () => {
    server = await startServer({ RATE_LIMIT_FAILED_AUTH: "2", METRICS_TOKEN: TOKEN });
    for (let count = 0; count < 2; count++) expect((await server.fetch("/metrics")).status).toBe(401);
    expect((await server.fetch("/metrics", { headers: { authorization: `Bearer ${TOKEN}` } })).status).toBe(429);
    expect((await server.fetch("/api/session")).status).toBe(200);
  });

  it("reject an address after too many failed authentications, even with valid credentials", async () => {
    server = await startServer({ RATE_LIMIT_FAILED_AUTH: "2" });
    for (let count = 0; count < 2; count++) expect((await server.fetch("/api/users/ada")).status).toBe(401);
    const response = await server.fetch("/api/session");
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(parseAnswer(errorAnswer, await response.json())).toBeDefined();
    expect((await server.fetch("/")).status).toBe(200);
  });

  it("can be disabled", async () => {
    server = await startServer({ RATE_LIMIT_REQUESTS: "0", RATE_LIMIT_FAILED_AUTH: "0" });
    for (let count = 0; count < 5; count++) expect((await server.fetch("/api/users/ada")).status).toBe(401);
  });

  it("count by the address that a trusted proxy reports", async () => {
    server = await startServer({ RATE_LIMIT_REQUESTS: "1", TRUST_PROXY: "127.0.0.1" });
    const from = (address: string): Promise<Response> =>
      server.fetch("/api/session", { headers: { "x-forwarded-for": address } });
    expect((await from("192.0.2.1")).status).toBe(200);
    expect((await from("192.0.2.2")).status).toBe(200);
    expect((await from("192.0.2.1")).status).toBe(429);
  });
});

describe("metrics", () => {
  it("are for the bearer of the token", async () => {
    server = await startServer({ METRICS_TOKEN: TOKEN });
    const ask = (authorization: string): Promise<Response> => server.fetch("/metrics", { headers: { authorization } });
    for (const wrong of ["", TOKEN, "Bearer", `Bearer ${TOKEN}x`, `Basic ${TOKEN}`])
      expect((await ask(wrong)).status).toBe(401);
    await server.fetch("/api/users/ada");
    const response = await ask(`Bearer ${TOKEN}`);
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/users/:uid",status="401"} 1');
    expect(text).toContain("process_cpu_user_seconds_total");
    expect(text).not.toContain("ada");
  });

  it("do not exist without a configured token", async () => {
    server = await startServer();
    expect((await server.fetch("/metrics")).status).toBe(404);
  });
});

describe("/api/docs", () => {
  it("describes the endpoints, and no files", async () => {
    server = await startServer();
    const response = await server.fetch("/api/docs");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("application/json");
    const { openapi, paths } = (await response.json()) as { openapi: string; paths: Record<string, object> };
    expect(openapi).toBe("3.1.0");
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(["/api/users/{uid}", "/api/writes", "/api/session"]));
    expect(Object.keys(paths["/api/users/{uid}"] ?? {}).sort()).toEqual(["delete", "get", "patch", "post"]);
    expect(Object.keys(paths).filter((path) => /theme|index|^\/$|tool/.test(path))).toEqual([]);
  });

  it("is not there when it is turned off", async () => {
    server = await startServer({ API_DOCS: "off" });
    expect((await server.fetch("/api/docs")).status).toBe(404);
  });
});

describe("errors of user documents", () => {
  it.each([
    ["GET", "/api/users/ada"],
    ["POST", "/api/writes"],
  ])("%s %s asks visitors to sign in, and is not cached", async (method, path) => {
    server = await startServer();
    const response = await server.fetch(path, { method });
    expect(response.status).toBe(401);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual(failure("unauthenticated").body);
  });
});
