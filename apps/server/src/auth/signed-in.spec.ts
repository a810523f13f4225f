import { keysAnswer, parseAnswer, tokenAnswer } from "@matte/contracts";
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from "jose";
import { describe, expect, it } from "vitest";
import { serverForSuite } from "../testing/running-server.ts";
import { newVisitor, userOf } from "../testing/visitor.ts";

const server = serverForSuite();

describe("cookies", () => {
  it("cannot be read by scripts, or sent by other sites", async () => {
    const visitor = newVisitor(server().origin);
    const back = await visitor.reachCallback("ada@example.com");
    const response = await visitor.ask(back);
    const [cookie] = response.headers.getSetCookie().filter((text) => text.startsWith("matte-session="));
    expect(cookie).toMatch(/^matte-session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("are new with every sign-in, which ends the old session", async () => {
    const visitor = newVisitor(server().origin);
    await visitor.signIn("ada@example.com");
    const old = visitor.cookies.get("matte-session")!;
    await visitor.signIn("ada@example.com");
    expect(visitor.cookies.get("matte-session")).not.toBe(old);
    const thief = newVisitor(server().origin);
    thief.cookies.set("matte-session", old);
    expect(await userOf(thief)).toBeNull();
  });

  it("end with a sign-out, on the server too", async () => {
    const visitor = newVisitor(server().origin);
    await visitor.signIn("ada@example.com");
    const old = visitor.cookies.get("matte-session")!;
    expect(await (await visitor.ask("/auth/sign-out", { method: "POST" })).json()).toEqual({ user: null });
    expect(visitor.cookies.has("matte-session")).toBe(false);
    visitor.cookies.set("matte-session", old);
    expect(await userOf(visitor)).toBeNull();
  });

  it.each([
    ["no text", ""],
    ["a letter", "x"],
    ["SQL", "' or 1=1 --"],
    ["a long text", "a".repeat(5000)],
  ])("with %s are not a session", async (_what, token) => {
    const visitor = newVisitor(server().origin);
    visitor.cookies.set("matte-session", token);
    expect(await userOf(visitor)).toBeNull();
  });
});

describe("the identity token", () => {
  it("is for signed-in users, and is verified with the published keys", async () => {
    const visitor = newVisitor(server().origin);
    expect((await visitor.ask("/api/token")).status).toBe(401);
    await visitor.signIn("ada@example.com");
    const answer = parseAnswer(tokenAnswer, await (await visitor.ask("/api/token")).json())!;
    const keys = createRemoteJWKSet(new URL("/.well-known/jwks.json", server().origin));
    const { payload } = await jwtVerify(answer.token, keys, { issuer: server().origin, audience: "matte-images" });
    expect(payload.sub).toBe((await userOf(visitor))?.uid);
    expect(payload.exp! * 1000).toBe(Date.parse(answer.expiresAt));
    expect(decodeProtectedHeader(answer.token)).toMatchObject({ alg: "ES256", typ: "JWT" });
  });

  it("is signed with a private key that is not published", async () => {
    const body: unknown = await (await server().fetch("/.well-known/jwks.json")).json();
    expect(parseAnswer(keysAnswer, body)?.keys.length).toBeGreaterThan(0);
    expect(JSON.stringify(body)).not.toContain('"d"');
  });
});

describe("other sites", () => {
  it.each([
    [{ "sec-fetch-site": "cross-site" }, 403],
    [{ "sec-fetch-site": "same-site" }, 403],
    [{ origin: "https://evil.example" }, 403],
    [{ origin: "null" }, 403],
    [{ "sec-fetch-site": "same-origin", origin: "https://evil.example" }, 200],
    [{}, 200],
  ])("With %j, signing out is answered with %i", async (headers, status) => {
    const response = await server().fetch("/auth/sign-out", { method: "POST", headers });
    expect(response.status).toBe(status);
  });
});

describe("another name of this machine", () => {
  it.each([
    ["/tool?a=b", "text/html", 307],
    ["//evil.example/x", "text/html", 307],
    ["/api/session", "text/html", 200],
    ["/theme.js", "*/*", 200],
  ])("%s with accept %s is answered with %i", async (path, accept, status) => {
    const { port } = new URL(server().origin);
    const response = await fetch(`http://localhost:${port}${path}`, { headers: { accept }, redirect: "manual" });
    expect(response.status).toBe(status);
    if (status === 307) expect(response.headers.get("location")).toBe(server().origin + path);
  });
});
