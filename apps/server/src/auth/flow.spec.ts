import { describe, expect, it } from "vitest";
import { serverForSuite } from "../testing/running-server.ts";
import { newVisitor, userOf } from "../testing/visitor.ts";

const server = serverForSuite();

describe("signing in", () => {
  it("returns to the page that asked for it, with the user signed in", async () => {
    const visitor = newVisitor(server().origin);
    expect(await userOf(visitor)).toBeNull();
    const page = await visitor.signIn("Ada@Example.com", "?mode=redirect&returnTo=/account");
    expect(new URL(page.url).pathname).toBe("/account");
    expect(await userOf(visitor)).toMatchObject({ email: "ada@example.com" });
  });

  it("finds the same user again, and distinguishes two users", async () => {
    const [one, again, other] = [newVisitor(server().origin), newVisitor(server().origin), newVisitor(server().origin)];
    await one.signIn("bo@example.com");
    await again.signIn("bo@example.com");
    await other.signIn("cy@example.com");
    expect(await userOf(again)).toEqual(await userOf(one));
    expect((await userOf(other))?.uid).not.toBe((await userOf(one))?.uid);
  });

  it("always asks for an address, even after another user has signed in", async () => {
    const visitor = newVisitor(server().origin);
    await visitor.signIn("bo@example.com");
    await visitor.signIn("cy@example.com");
    expect((await userOf(visitor))?.email).toBe("cy@example.com");
  });

  it("reports the outcome to the opener of a popup, without an inline script", async () => {
    const visitor = newVisitor(server().origin);
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

  it("rejects an invalid address, which can be corrected", async () => {
    const visitor = newVisitor(server().origin);
    const page = await visitor.signIn('"><script>alert(1)</script>');
    expect(page.status).toBe(400);
    const html = await page.text();
    expect(html).toContain('<label for="email">Email</label>');
    expect(html).toContain("Continue</button>");
    expect(html).not.toContain("<script>");
  });
});

describe("the callback", () => {
  it("works once", async () => {
    const visitor = newVisitor(server().origin);
    const back = await visitor.reachCallback("ada@example.com");
    expect((await visitor.ask(back)).status).toBe(303);
    const again = await visitor.ask(back);
    expect(again.status).toBe(400);
    expect(again.headers.getSetCookie()).toEqual([]);
    expect(await again.text()).toContain("was used before");
  });

  it("works only in the browser that started it: a link to it signs no one in", async () => {
    const attacker = newVisitor(server().origin);
    const back = await attacker.reachCallback("mallory@example.com");
    const victim = newVisitor(server().origin);
    expect((await victim.ask(back)).status).toBe(400);
    await victim.ask("/auth/sign-in");
    expect((await victim.ask(back)).status).toBe(400);
    expect(await userOf(victim)).toBeNull();
    // The attacker can still finish the attempt.
    expect((await attacker.ask(back)).status).toBe(303);
  });

  it.each([
    ["another state", (back: URL) => back.searchParams.set("state", "x".repeat(43))],
    ["no state", (back: URL) => back.searchParams.delete("state")],
    ["two states", (back: URL) => back.searchParams.append("state", "x")],
    ["another code", (back: URL) => back.searchParams.set("code", "x".repeat(43))],
    ["no code", (back: URL) => back.searchParams.delete("code")],
    ["another issuer", (back: URL) => back.searchParams.set("iss", "https://evil.example")],
  ])("with %s signs no one in", async (_what, change) => {
    const visitor = newVisitor(server().origin);
    const back = new URL(await visitor.reachCallback("ada@example.com", "?mode=popup"));
    change(back);
    const page = await visitor.ask(back.pathname + back.search);
    expect(page.status).toBe(400);
    expect(await userOf(visitor)).toBeNull();
  });

  it("returns to the page with a query parameter for the failure", async () => {
    const visitor = newVisitor(server().origin);
    const back = new URL(await visitor.reachCallback("ada@example.com", "?returnTo=/tool?a=b"));
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
  ])("never redirects to %s", async (place) => {
    const visitor = newVisitor(server().origin);
    const back = await visitor.reachCallback("ada@example.com", `?returnTo=${encodeURIComponent(place)}`);
    expect((await visitor.ask(back)).headers.get("location")).toBe("/tool");
  });
});
