/** A private server with a password, which comes before everything else. */
import { describe, expect, it } from "vitest";
import { serverForSuite } from "../../testing/running-server.ts";
import { newVisitor, type Visitor } from "../../testing/visitor.ts";
import { createPasswordCheck } from "./password.ts";

const PASSWORD = "four wörds and more";

const server = serverForSuite({ PRIVATE: "on", PRIVATE_PASSWORD: PASSWORD, RATE_LIMIT_PASSWORDS: "0" });
const limited = serverForSuite({ PRIVATE: "on", PRIVATE_PASSWORD: PASSWORD, RATE_LIMIT_PASSWORDS: "3" });

const PAGE = { accept: "text/html" };

function enter({ ask }: Pick<Visitor, "ask">, password: string, query = ""): Promise<Response> {
  return ask(`/auth/password${query}`, { method: "POST", body: new URLSearchParams({ password }) });
}

describe("Without the password", () => {
  it.each(["/", "/tool", "/tool?look=abc", "/account", "/nothing"])("%s leads to the password page", async (path) => {
    const answer = await server().fetch(path, { headers: PAGE });
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      `/auth/password?returnTo=${encodeURIComponent(path)}`,
    ]);
  });

  it.each(["/assets/index-Ab12.js", "/theme.js", "/api/token", "/api/stats", "/api/docs", "/sw.js"])(
    "%s is refused",
    async (path) => {
      expect((await server().fetch(path)).status).toBe(401);
    },
  );

  it.each(["/healthz", "/auth/pages.css", "/auth/password"])("%s is answered", async (path) => {
    expect((await server().fetch(path)).status).toBe(200);
  });

  it("the session has no user", async () => {
    expect(await (await server().fetch("/api/session")).json()).toEqual({ user: null });
  });

  it("a session’s cookie of another’s making opens nothing", async () => {
    const headers = { ...PAGE, cookie: "matte-session=guessed" };
    expect((await server().fetch("/tool", { headers })).status).toBe(303);
  });
});

describe("The password page", () => {
  it("has a field that password managers fill, and forbids being kept", async () => {
    const answer = await server().fetch("/auth/password");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.text()).toMatch(/<input id="password" [^>]*autocomplete="current-password">/);
  });

  it.each(["", "four words and more", `${PASSWORD} `, PASSWORD.toUpperCase(), "x".repeat(10_000)])(
    "refuses the password %j",
    async (typed) => {
      const visitor = newVisitor(server().origin);
      const answer = await enter(visitor, typed);
      expect(answer.status).toBe(401);
      expect(await answer.text()).toContain("That isn’t the password.");
      expect(visitor.cookies.size).toBe(0);
    },
  );

  it.each([PASSWORD, PASSWORD.normalize("NFD")])("opens everything for %j, and closes it again", async (typed) => {
    const visitor = newVisitor(server().origin);
    const answer = await enter(visitor, typed, "?returnTo=%2Ftool%3Flook%3Dabc");
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/tool?look=abc"]);
    expect((await visitor.ask("/tool", { headers: PAGE })).status).toBe(200);
    expect((await visitor.ask("/assets/index-Ab12.js")).status).toBe(200);
    expect((await visitor.ask("/", { headers: PAGE })).status).toBe(200);
    await visitor.ask("/auth/sign-out", { method: "POST" });
    expect((await visitor.ask("/tool", { headers: PAGE })).status).toBe(303);
  });

  it.each(["//evil.example", "https://evil.example/", "/\\evil.example"])(
    "leads to the editor instead of %s",
    async (returnTo) => {
      const answer = await enter(newVisitor(server().origin), PASSWORD, `?returnTo=${encodeURIComponent(returnTo)}`);
      expect(answer.headers.get("location")).toBe("/tool");
    },
  );

  it("stands in for the identity provider in a popup", async () => {
    const visitor = newVisitor(server().origin);
    const there = await visitor.ask("/auth/sign-in?mode=popup&request=abc");
    const path = there.headers.get("location") ?? "";
    const answer = await enter(visitor, PASSWORD, path.slice(path.indexOf("?")));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("&quot;request&quot;:&quot;abc&quot;");
  });

  it("escapes what it was called with", async () => {
    const answer = await server().fetch('/auth/password?returnTo="><script>');
    expect(await answer.text()).not.toContain("<script>");
  });

  it("refuses even the right password after too many tries in a minute", async () => {
    const visitor = newVisitor(limited().origin);
    for (let count = 0; count < 3; count++) expect((await enter(visitor, "wrong")).status).toBe(401);
    const answer = await enter(visitor, PASSWORD);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await answer.text()).toMatch(/Too many tries\. Try again in \d+ seconds?\./);
  });
});

it("The check compares one password at a time, and refuses when too many wait", async () => {
  const check = createPasswordCheck(PASSWORD);
  const verdicts = await Promise.all(Array.from({ length: 10 }, (_, index) => check(index === 0 ? PASSWORD : "wrong")));
  expect(verdicts).toEqual(["right", ...Array.from({ length: 7 }, () => "wrong"), "busy", "busy"]);
});
