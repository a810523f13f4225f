/** A private server without a password: every request of this machine is its owner's. */
import type { UserDocument } from "@matte/contracts";
import { describe, expect, it } from "vitest";
import { rawGet } from "../../testing/raw-request.ts";
import { serverForSuite } from "../../testing/running-server.ts";

const server = serverForSuite({ PRIVATE: "on" });

describe("A private server", () => {
  it("begins with its own page, which leads to the editor", async () => {
    const answer = await server().fetch("/");
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/<h1>Your own Matte<\/h1>[^]*<a href="\/tool">/);
  });

  it("opens the editor for its owner, who has all of the highest plan and no set-up", async () => {
    expect(await (await server().fetch("/tool")).text()).toMatch(/^<!doctype html><title>/);
    const { user } = (await (await server().fetch("/api/session")).json()) as { user: { uid: string } };
    const document = (await (await server().fetch(`/api/users/${user.uid}`)).json()) as UserDocument;
    expect(document).toMatchObject({ plan: "studio", isPro: true, isAdmin: false });
    expect(document.onboardingCompletedAt).toMatch(/^20/);
  });

  it("keeps one session and one owner", async () => {
    const { user } = (await (await server().fetch("/api/session")).json()) as { user: { uid: string } };
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ preferences: { photoBy: "Ada" } });
    await server().fetch(`/api/users/${user.uid}`, { method: "PATCH", headers, body });
    const sessions = await (await server().fetch(`/api/users/${user.uid}/sessions`)).json();
    expect(sessions).toMatchObject({ sessions: [{ browser: null }] });
  });

  it.each(["/help", "/help/looks"])("has the page %s of the guide, without plans", async (path) => {
    const answer = await server().fetch(path);
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toContain("Yours");
    expect(text).not.toMatch(/Pro|\{\{/);
  });

  it("asks search engines to stay away", async () => {
    expect(await (await server().fetch("/robots.txt")).text()).toBe("User-agent: *\nDisallow: /\n");
    expect((await server().fetch("/sitemap.xml")).status).toBe(404);
  });

  it.each(["/terms", "/newsletter/unsubscribe", "/checkout", "/admin", "/account", "/auth/sign-in", "/auth/password"])(
    "has no page %s",
    async (path) => {
      expect((await server().fetch(path, { headers: { accept: "text/html" } })).status).toBe(404);
    },
  );

  it.each([
    ["GET", "/upload/list-images.php"],
    ["POST", "/upload/save.php"],
    ["POST", "/api/newsletter"],
    ["POST", "/oauth/device_authorization"],
  ])("takes no %s %s", async (method, path) => {
    expect((await server().fetch(path, { method })).status).toBe(404);
  });

  it.each(["Host: matte.example", "Host: 127.0.0.1.evil.example"])(
    "refuses the name of another site: %s",
    async (host) => {
      expect(await rawGet(server().origin, "/api/session", host, "X-Forwarded-Host: evil.example")).toMatch(/ 4\d\d /);
    },
  );

  it("refuses changes from another site", async () => {
    const headers = { "sec-fetch-site": "cross-site" };
    expect((await server().fetch("/auth/sign-out", { method: "POST", headers })).status).toBe(403);
  });
});
