/**
 * Mozilla's HTTP Observatory checks, each with the result for an A+, on a production server with TLS in front.
 * End-to-end tests check the built pages' scripts.
 * @see https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { freePort } from "../../../../test/product/free-port.ts";
import { BROAD, parsePolicy, sourcesOf, UNSAFE } from "../../../../test/product/policy.ts";
import { startTlsFront } from "../../../../test/product/tls-front.ts";
import { forSuite } from "../testing/for-suite.ts";
import { startServer } from "../testing/running-server.ts";

const SIX_MONTHS_S = 15_552_000;
/** Pages, an unknown page, a sign-in page, a JSON answer, a static file. */
const PATHS = ["/", "/tool", "/terms", "/nope", "/auth/callback", "/api/session", "/theme.js"];

const front = forSuite(async (keep) => {
  const port = await freePort();
  const tls = await keep(startTlsFront(port), ({ stop }) => stop());
  const environment = {
    PORT: String(port),
    PUBLIC_URL: tls.origin,
    TRUST_PROXY: "127.0.0.1",
    NODE_ENV: "production",
    GOOGLE_CLIENT_ID: "matte",
    GOOGLE_CLIENT_SECRET: "word",
  };
  await keep(startServer(environment), ({ stop }) => stop());
  return tls;
});

interface Answer {
  readonly status: number;
  /** All values of a header, one per sending. */
  readonly header: (name: string) => readonly string[];
  readonly body: string;
}

async function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  // Checks the certificate: a wrong one is an error.
  const { origin, certificate } = front();
  const outgoing = requestHttps(new URL(path, origin), { ca: certificate, headers, method }).end();
  const [answer] = (await once(outgoing, "response")) as [IncomingMessage];
  return {
    status: answer.statusCode ?? 0,
    header: (name) => answer.headersDistinct[name] ?? [],
    body: await text(answer),
  };
}

describe.each(PATHS)("The answer of %s", (path) => {
  it("has a content security policy that allows nothing by default and nothing unsafe", async () => {
    const { header, body } = await get(path);
    expect(header("content-security-policy")).toHaveLength(1);
    expect(header("content-security-policy-report-only")).toEqual([]);
    expect(body).not.toMatch(/http-equiv=["']?content-security-policy/i);
    const policy = parsePolicy(header("content-security-policy")[0]!);
    expect(policy.get("default-src")).toEqual(["'none'"]);
    for (const directive of ["script-src", "style-src", "object-src", "base-uri", "form-action", "frame-ancestors"]) {
      const sources = sourcesOf(policy, directive);
      expect(
        sources.filter((source) => BROAD.test(source) || UNSAFE.test(source)),
        directive,
      ).toEqual([]);
    }
    expect([...policy.values()].flat().filter((source) => BROAD.test(source))).toEqual([]);
    expect(["'self'", "'none'"]).toContain(sourcesOf(policy, "form-action").join(" "));
  });

  it("is served over HTTPS only for at least six months", async () => {
    const { header } = await get(path);
    expect(header("strict-transport-security")).toHaveLength(1);
    const seconds = /^max-age=(\d+)(?:;|$)/.exec(header("strict-transport-security")[0]!)?.[1];
    expect(Number(seconds)).toBeGreaterThanOrEqual(SIX_MONTHS_S);
  });

  it("forbids sniffing, framing, foreign use and full referrers", async () => {
    const { header } = await get(path);
    expect(header("x-content-type-options")).toEqual(["nosniff"]);
    expect(header("x-frame-options")).toEqual(["DENY"]);
    expect(parsePolicy(header("content-security-policy")[0]!).get("frame-ancestors")).toEqual(["'none'"]);
    expect(["same-origin", "same-site"]).toContain(header("cross-origin-resource-policy").join());
    expect(["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"]).toContain(
      header("referrer-policy").join(),
    );
  });

  it("is readable by no other origin", async () => {
    for (const method of ["GET", "OPTIONS"]) {
      const { header } = await get(path, { origin: "https://elsewhere.example" }, method);
      expect(header("access-control-allow-origin")).toEqual([]);
      expect(header("access-control-allow-credentials")).toEqual([]);
    }
  });
});

it("Every cookie is secure, unreadable for scripts, bound to the host and not sent by other sites", async () => {
  const answers = await Promise.all([
    ...PATHS.map((path) => get(path)),
    get("/auth/sign-out", { origin: front().origin }, "POST"),
  ]);
  const cookies = answers.flatMap(({ header }) => header("set-cookie"));
  expect(cookies).not.toEqual([]);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-/);
    expect(cookie).toMatch(/; Secure(?:;|$)/);
    expect(cookie).toMatch(/; HttpOnly(?:;|$)/);
    expect(cookie).toMatch(/; SameSite=(?:Lax|Strict)(?:;|$)/);
    expect(cookie).not.toMatch(/; Domain=/);
  }
});

it("HTTP leads to HTTPS on the same host, and from there nowhere else", async () => {
  const { origin } = front();
  const outgoing = requestHttp(new URL("/tool", origin.replace("https:", "http:"))).end();
  const [{ statusCode, headers }] = (await once(outgoing, "response")) as [IncomingMessage];
  expect(statusCode).toBe(308);
  expect(headers.location).toBe(`${origin}/tool`);
  expect((await get("/tool")).status).toBe(200);
});
