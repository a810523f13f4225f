/**
 * The ten checks of Mozilla's HTTP Observatory, each with the result that an A+ needs, on the product in production with
 * TLS in front of it.
 * @see https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { freePort } from "../product/free-port.ts";
import { startProduct, type RunningProduct } from "../product/server.ts";
import { startTlsFront, type TlsFront } from "../product/tls-front.ts";
import { BROAD, parsePolicy, sourcesOf, UNSAFE } from "../product/policy.ts";

const SIX_MONTHS_S = 15_552_000;
/** Pages, an unknown page, a page of the sign-in, an answer in JSON, a static file. */
const PATHS = ["/", "/tool", "/terms", "/nope", "/auth/callback", "/api/session", "/robots.txt"];

let front: TlsFront;
let product: RunningProduct;
test.beforeAll(async () => {
  const port = await freePort();
  front = await startTlsFront(port);
  product = await startProduct({
    PORT: String(port),
    PUBLIC_URL: front.origin,
    TRUST_PROXY: "127.0.0.1",
    NODE_ENV: "production",
    GOOGLE_CLIENT_ID: "matte",
    GOOGLE_CLIENT_SECRET: "word",
  });
});
test.afterAll(async () => {
  await product.stop();
  await front.stop();
});

interface Answer {
  readonly status: number;
  /** All values of a header; a header that is sent once has one. */
  readonly header: (name: string) => readonly string[];
  readonly body: string;
}

async function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  // Checks the certificate: a wrong one is an error.
  const outgoing = requestHttps(new URL(path, front.origin), { ca: front.certificate, headers, method }).end();
  const [answer] = (await once(outgoing, "response")) as [IncomingMessage];
  return {
    status: answer.statusCode ?? 0,
    header: (name) => answer.headersDistinct[name] ?? [],
    body: await text(answer),
  };
}

for (const path of PATHS) {
  test(`The content security policy of ${path} allows nothing by default and nothing unsafe`, async () => {
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

  test(`${path} is served over HTTPS only for at least six months`, async () => {
    const { header } = await get(path);
    expect(header("strict-transport-security")).toHaveLength(1);
    const seconds = /^max-age=(\d+)(?:;|$)/.exec(header("strict-transport-security")[0]!)?.[1];
    expect(Number(seconds)).toBeGreaterThanOrEqual(SIX_MONTHS_S);
  });

  test(`The headers of ${path} forbid sniffing, framing, foreign use and full referrers`, async () => {
    const { header } = await get(path);
    expect(header("x-content-type-options")).toEqual(["nosniff"]);
    expect(header("x-frame-options")).toEqual(["DENY"]);
    expect(parsePolicy(header("content-security-policy")[0]!).get("frame-ancestors")).toEqual(["'none'"]);
    expect(["same-origin", "same-site"]).toContain(header("cross-origin-resource-policy").join());
    expect(["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"]).toContain(
      header("referrer-policy").join(),
    );
  });

  test(`${path} is readable by no other origin`, async () => {
    for (const method of ["GET", "OPTIONS"]) {
      const { header } = await get(path, { origin: "https://elsewhere.example" }, method);
      expect(header("access-control-allow-origin")).toEqual([]);
      expect(header("access-control-allow-credentials")).toEqual([]);
    }
  });

  test(`All scripts of ${path} come from the product itself`, async () => {
    const { header, body } = await get(path);
    const page = header("content-type").join().startsWith("text/html") ? body : "";
    const scripts = [...page.matchAll(/<script\b[^>]*>/gi)].map(([tag]) => /\ssrc=["']?([^"'\s>]+)/i.exec(tag)?.[1]);
    // A script without a source would be inline; one with a host or a protocol would need an integrity hash.
    expect(scripts.filter((source) => source === undefined || !/^\/(?!\/)/.test(source))).toEqual([]);
  });
}

test("The editor and the landing page have scripts that the check of scripts can see", async () => {
  for (const path of ["/", "/tool"]) expect((await get(path)).body).toMatch(/<script\b[^>]*\ssrc=/i);
});

test("Every cookie is secure, unreadable for scripts, bound to the host and not sent by other sites", async () => {
  const answers = await Promise.all([
    ...PATHS.map((path) => get(path)),
    get("/auth/sign-out", { origin: front.origin }, "POST"),
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

test("HTTP leads to HTTPS on the same host, and from there nowhere else", async () => {
  const outgoing = requestHttp(new URL("/tool", front.origin.replace("https:", "http:"))).end();
  const [{ statusCode, headers }] = (await once(outgoing, "response")) as [IncomingMessage];
  expect(statusCode).toBe(308);
  expect(headers.location).toBe(`${front.origin}/tool`);
  expect((await get("/tool")).status).toBe(200);
});
