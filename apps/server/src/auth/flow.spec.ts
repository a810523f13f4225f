/** The whole way through the embedded provider, as a browser goes it. */
import { describe, expect, it } from "vitest";
import { serverForSuite } from "../testing/running-server.ts";
import { newVisitor, userOf } from "../testing/visitor.ts";

const server = serverForSuite();

describe("signing in", () => {
  it("ends on the page that asked, as the one who signed in", async () => {
    const visitor = newVisitor(server().origin);
    expect(await userOf(visitor)).toBeNull();
    const page = await visitor.signIn("Ada@Example.com", "?mode=redirect&returnTo=/account");
    expect(new URL(page.url).pathname).toBe("/account");
    expect(await userOf(visitor)).toMatchObject({ email: "ada@example.com" });
  });

  it("knows the person again, and tells two apart", async () => {
    const [one, again, other] = [newVisitor(server().origin), newVisitor(server().origin), newVisitor(server().origin)];
    await one.signIn("bo@example.com");
    await again.signIn("bo@example.com");
    await other.signIn("cy@example.com");
    expect(await userOf(again)).toEqual(await userOf(one));
    expect((await userOf(other))?.uid).not.toBe((await userOf(one))?.uid);
  });

  it("always asks, whoever signed in before", async () => {
    const visitor = newVisitor(server().origin);
    await visitor.signIn("bo@example.com");
    await visitor.signIn("cy@example.com");
    expect((await userOf(visitor))?.email).toBe("cy@example.com");
  });

  it("tells a popup's opener how it went, without a script in the page", async () => {
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

  it("refuses what is no address, and lets it be put right", async () => {
    const visitor = newVisitor(server().origin);
    const page = await visitor.signIn('"><script>alert(1)</script>');
    expect(page.status).toBe(400);
    const html = await page.text();
    expect(html).toContain('<label for="email">Email</label>');
    expect(html).toContain("Continue</button>");
    expect(html).not.toContain("<script>");
  });
});

describe("the way back", () => {
  it("is taken once", async () => {
    const visitor = newVisitor(server().origin);
    const back = await visitor.comeBack("ada@example.com");
    expect((await visitor.ask(back)).status).toBe(303);
    const again = await visitor.ask(back);
    expect(again.status).toBe(400);
    expect(again.headers.getSetCookie()).toEqual([]);
    expect(await again.text()).toContain("was used before");
  });

  it("is no one else's: a link to it signs nobody in", async () => {
    const attacker = newVisitor(server().origin);
    const back = await attacker.comeBack("mallory@example.com");
    const victim = newVisitor(server().origin);
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
    const visitor = newVisitor(server().origin);
    const back = new URL(await visitor.comeBack("ada@example.com", "?mode=popup"));
    change(back);
    const page = await visitor.ask(back.pathname + back.search);
    expect(page.status).toBe(400);
    expect(await userOf(visitor)).toBeNull();
  });

  it("says where it failed when it leads to a page", async () => {
    const visitor = newVisitor(server().origin);
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
    const visitor = newVisitor(server().origin);
    const back = await visitor.comeBack("ada@example.com", `?returnTo=${encodeURIComponent(place)}`);
    expect((await visitor.ask(back)).headers.get("location")).toBe("/tool");
  });
});
