import { once } from "node:events";
import { createServer, request as forward, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { parseAnswer, userDocument } from "@matte/contracts";
import { afterEach, expect, it } from "vitest";
import { startServer, type RunningServer } from "../../testing/running-server.ts";
import { newVisitor, userOf } from "../../testing/visitor.ts";

let server: RunningServer;
let proxy: Server | undefined;
afterEach(async () => {
  await server.stop();
  proxy?.closeAllConnections();
  proxy?.close();
  proxy = undefined;
});

it("The embedded provider works at PUBLIC_URL, through a proxy on this machine", async () => {
  let target = "";
  proxy = createServer((incoming, outgoing) => {
    // Like the development server, whose host differs from the product's.
    const headers = { ...incoming.headers, host: new URL(target).host };
    const onwards = forward(new URL(incoming.url ?? "/", target), { method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onwards);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  server = await startServer({ PUBLIC_URL: origin });
  target = server.origin;
  const visitor = newVisitor(origin);
  const page = await visitor.signIn("ada@example.com");
  expect(page.url).toBe(`${origin}/tool`);
  expect(await userOf(visitor)).toMatchObject({ email: "ada@example.com" });
});

it("Only admin@example.com becomes an administrator", async () => {
  server = await startServer();
  const isAdmin = async (email: string) => {
    const visitor = newVisitor(server.origin);
    await visitor.signIn(email);
    const response = await visitor.ask(`/api/users/${(await userOf(visitor))?.uid}`);
    return parseAnswer(userDocument, await response.json())?.isAdmin;
  };
  expect(await isAdmin("Admin@Example.com")).toBe(true);
  expect(await isAdmin("admin@example.com.evil.example")).toBe(false);
  expect(await isAdmin("admin+1@example.com")).toBe(false);
});

it("The embedded provider has no routes if another provider is configured", async () => {
  server = await startServer({ GOOGLE_CLIENT_ID: "matte", GOOGLE_CLIENT_SECRET: "word" });
  expect((await server.fetch("/oidc/.well-known/openid-configuration")).status).toBe(404);
  expect((await server.fetch("/oidc/interaction/x")).status).toBe(404);
});

it("The embedded provider rejects other redirect URLs, and requests without PKCE", async () => {
  server = await startServer();
  const there = new URL((await server.fetch("/auth/sign-in")).headers.get("location")!);
  const attempt = async (change: (query: URLSearchParams) => void): Promise<Response> => {
    const address = new URL(there);
    change(address.searchParams);
    return server.fetch(address.pathname + address.search);
  };
  const elsewhere = await attempt((query) => query.set("redirect_uri", "https://evil.example/"));
  expect(elsewhere.status).toBe(400);
  expect(elsewhere.headers.get("location")).toBeNull();
  expect((await attempt((query) => query.set("client_id", "<script>"))).status).toBe(400);
  const bare = await attempt((query) => {
    query.delete("code_challenge");
    query.delete("code_challenge_method");
  });
  expect(bare.headers.get("location")).toMatch(/\/auth\/callback\?error=invalid_request/);
});

it("Pages of the embedded provider have the content security policy of the product, and no inline script or style", async () => {
  server = await startServer();
  const form = await newVisitor(server.origin).visit("/auth/sign-in");
  const broken = await server.fetch("/oidc/auth?client_id=%3Cscript%3E");
  const lost = await server.fetch("/oidc/interaction/nothing");
  for (const page of [form, broken, lost]) {
    expect(page.headers.get("content-type")).toMatch(/^text\/html/);
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'; script-src 'self'");
    expect(page.headers.get("content-security-policy")).toContain("form-action 'self'");
    expect(page.headers.get("cross-origin-opener-policy")).toBe("unsafe-none");
    expect(await page.text()).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
  }
  expect([form.status, broken.status, lost.status]).toEqual([200, 400, 400]);
});
