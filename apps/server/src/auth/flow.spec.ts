/** The whole way through the embedded provider, as a browser goes it. */
import { keysAnswer, parseAnswer, sessionAnswer, tokenAnswer } from "@matte/contracts";
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type RunningServer } from "../testing/running-server.ts";
import { newVisitor, type Visitor } from "../testing/visitor.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

async function userOf(visitor: Visitor) {
  return parseAnswer(sessionAnswer, await (await visitor.ask("/api/session")).json())?.user;
}

describe("signing in", () => {
  it("ends on the page that asked, as the one who signed in", async () => {
    const visitor = newVisitor(server.origin);
    expect(await userOf(visitor)).toBeNull();
    const page = await visitor.signIn("Ada@Example.com", "?mode=redirect&returnTo=/account");
    expect(new URL(page.url).pathname).toBe("/account");
    expect(await userOf(visitor)).toMatchObject({ email: "ada@example.com" });
  });

  it("knows the person again, and tells two apart", async () => {
    const [one, again, other] = [newVisitor(server.origin), newVisitor(server.origin), newVisitor(server.origin)];
    await one.signIn("bo@example.com");
    await again.signIn("bo@example.com");
    await other.signIn("cy@example.com");
    expect(await userOf(again)).toEqual(await userOf(one));
    expect((await userOf(other))?.uid).not.toBe((await userOf(one))?.uid);
  });

  it("always asks, whoever signed in before", async () => {
    const visitor = newVisitor(server.origin);
    await visitor.signIn("bo@example.com");
    await visitor.signIn("cy@example.com");
    expect((await userOf(visitor))?.email).toBe("cy@example.com");
  });

  it("tells a popup's opener how it went, without a script in the page", async () => {
    const visitor = newVisitor(server.origin);
    const page = await visitor.signIn("ada@example.com", "?mode=popup&request=q-1");
    expect(page.status).toBe(200);
    expect(page.headers.get("cross-origin-opener-policy")).toBe("unsafe-none");
    const html = await page.text();
    expect(html).toContain(
      'content="{&quot;type&quot;:&quot;matte.sign-in&quot;,&quot;request&quot;:&quot;q-1&quot;,&quot;error&quot;:null}"',
    );
    expect(html).not.toMatch(/<script(?![^>]* src=)|<style|style=|\son\w+=/);
    const script = await (await visitor.ask("/auth/callback.js")).text();
    expect(script).toContain("opener.postMessage(message, location.origin)");
    expect(script).toContain('new BroadcastChannel("matte.sign-in")');
  });

  it("refuses what is no address, and lets it be put right", async () => {
    const visitor = newVisitor(server.origin);
    const page = await visitor.signIn('"><script>alert(1)</script>');
    expect(page.status).toBe(400);
    const html = await page.text();
    expect(html).toContain('<label for="email">Email</label>');
    expect(html).toContain("Continue</button>");
    expect(html).not.toContain("<script>");
  });
});

describe("cookies", () => {
  it("are out of reach of scripts and of other sites", async () => {
    const visitor = newVisitor(server.origin);
    const back = await visitor.comeBack("ada@example.com");
    const response = await visitor.ask(back);
    const [cookie] = response.headers.getSetCookie().filter((text) => text.startsWith("matte-session="));
    expect(cookie).toMatch(/^matte-session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("are new with every sign-in, and the old one is worth nothing", async () => {
    const visitor = newVisitor(server.origin);
    await visitor.signIn("ada@example.com");
    const old = visitor.cookies.get("matte-session")!;
    await visitor.signIn("ada@example.com");
    expect(visitor.cookies.get("matte-session")).not.toBe(old);
    const thief = newVisitor(server.origin);
    thief.cookies.set("matte-session", old);
    expect(await userOf(thief)).toBeNull();
  });

  it("end with signing out, on the server too", async () => {
    const visitor = newVisitor(server.origin);
    await visitor.signIn("ada@example.com");
    const old = visitor.cookies.get("matte-session")!;
    expect(await (await visitor.ask("/auth/sign-out", { method: "POST" })).json()).toEqual({ user: null });
    expect(visitor.cookies.has("matte-session")).toBe(false);
    visitor.cookies.set("matte-session", old);
    expect(await userOf(visitor)).toBeNull();
  });

  it.each([
    ["nothing", ""],
    ["a letter", "x"],
    ["SQL", "' or 1=1 --"],
    ["a long text", "a".repeat(5000)],
  ])("%s is nobody's session", async (_what, token) => {
    const visitor = newVisitor(server.origin);
    visitor.cookies.set("matte-session", token);
    expect(await userOf(visitor)).toBeNull();
  });
});

describe("the way back", () => {
  it("is taken once", async () => {
    const visitor = newVisitor(server.origin);
    const back = await visitor.comeBack("ada@example.com");
    expect((await visitor.ask(back)).status).toBe(303);
    const again = await visitor.ask(back);
    expect(again.status).toBe(400);
    expect(again.headers.getSetCookie()).toEqual([]);
    expect(await again.text()).toContain("was used before");
  });

  it("is no one else's: a link to it signs nobody in", async () => {
    const attacker = newVisitor(server.origin);
    const back = await attacker.comeBack("mallory@example.com");
    const victim = newVisitor(server.origin);
    expect((await victim.ask(back)).status).toBe(400);
    await victim.ask("/auth/sign-in");
    expect((await victim.ask(back)).status).toBe(400);
    expect(await userOf(victim)).toBeNull();
    // The attempt is still the attacker's own.
    expect((await attacker.ask(back)).status).toBe(303);
  });

  it.each([
    ["another state", (back: URL) => back.searchParams.set("state", "x".repeat(43))],
    ["no state", (back: URL) => back.searchParams.delete("state")],
    ["two states", (back: URL) => back.searchParams.append("state", "x")],
    ["another code", (back: URL) => back.searchParams.set("code", "x".repeat(43))],
    ["no code", (back: URL) => back.searchParams.delete("code")],
    ["another issuer", (back: URL) => back.searchParams.set("iss", "https://evil.example")],
  ])("with %s leads to nobody", async (_what, change) => {
    const visitor = newVisitor(server.origin);
    const back = new URL(await visitor.comeBack("ada@example.com", "?mode=popup"));
    change(back);
    const page = await visitor.ask(back.pathname + back.search);
    expect(page.status).toBe(400);
    expect(await userOf(visitor)).toBeNull();
  });

  it("says where it failed when it leads to a page", async () => {
    const visitor = newVisitor(server.origin);
    const back = new URL(await visitor.comeBack("ada@example.com", "?returnTo=/tool?a=b"));
    back.searchParams.set("code", "x");
    const page = await visitor.ask(back.pathname + back.search);
    expect(page.status).toBe(303);
    expect(page.headers.get("location")).toBe("/tool?a=b&sign-in=failed");
  });

  it.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/tool/../../evil",
    "javascript:1",
  ])("leads to no other place: %s", async (place) => {
    const visitor = newVisitor(server.origin);
    const back = await visitor.comeBack("ada@example.com", `?returnTo=${encodeURIComponent(place)}`);
    expect((await visitor.ask(back)).headers.get("location")).toBe("/tool");
  });
});

describe("the identity token", () => {
  it("is for signed-in users, and verified by the published keys", async () => {
    const visitor = newVisitor(server.origin);
    expect((await visitor.ask("/api/token")).status).toBe(401);
    await visitor.signIn("ada@example.com");
    const answer = parseAnswer(tokenAnswer, await (await visitor.ask("/api/token")).json())!;
    const keys = createRemoteJWKSet(new URL("/.well-known/jwks.json", server.origin));
    const { payload } = await jwtVerify(answer.token, keys, { issuer: server.origin, audience: "matte-images" });
    expect(payload.sub).toBe((await userOf(visitor))?.uid);
    expect(payload.exp! * 1000).toBe(Date.parse(answer.expiresAt));
    expect(decodeProtectedHeader(answer.token)).toMatchObject({ alg: "ES256", typ: "JWT" });
  });

  it("is signed by a key whose private half stays here", async () => {
    const body: unknown = await (await server.fetch("/.well-known/jwks.json")).json();
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
  ])("%j: signing out answers %i", async (headers, status) => {
    const response = await server.fetch("/auth/sign-out", { method: "POST", headers });
    expect(response.status).toBe(status);
  });
});

describe("another name of this machine", () => {
  it.each([
    ["/tool?a=b", "text/html", 307],
    ["//evil.example/x", "text/html", 307],
    ["/api/session", "text/html", 200],
    ["/theme.js", "*/*", 200],
  ])("%s for %s answers %i", async (path, accept, status) => {
    const { port } = new URL(server.origin);
    const response = await fetch(`http://localhost:${port}${path}`, { headers: { accept }, redirect: "manual" });
    expect(response.status).toBe(status);
    if (status === 307) expect(response.headers.get("location")).toBe(server.origin + path);
  });
});
