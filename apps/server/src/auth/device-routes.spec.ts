import { parseAnswer, sessionList } from "@matte/contracts";
import { deviceAuthorizationAnswer, deviceTokenAnswer, GRANT_TYPES } from "@matte/contracts/oauth";
import { createRemoteJWKSet, jwtVerify } from "jose";
import { describe, expect, it } from "vitest";
import { answerOf, failure } from "../testing/failures.ts";
import { serverForSuite, startServer } from "../testing/running-server.ts";
import { newVisitor, userOf, type Visitor } from "../testing/visitor.ts";

const server = serverForSuite({ RATE_LIMIT_DEVICE_CODES: "0" });
const CLIENT = { client_id: "matte-cli" };

type Fields = Readonly<Record<string, string>>;

const post = (path: string, fields: Fields | string, headers: Fields = {}) =>
  server().fetch(`/api/device/${path}`, { method: "POST", body: new URLSearchParams(fields), headers });

async function codes(name = "studio-mac") {
  const response = await post("authorization", { ...CLIENT, device_name: name });
  return parseAnswer(deviceAuthorizationAnswer, await response.json())!;
}

const poll = (code: string) => post("token", { ...CLIENT, grant_type: GRANT_TYPES.device, device_code: code });

async function visitor(): Promise<Visitor> {
  const signedIn = newVisitor(server().origin);
  await signedIn.signIn("ada@example.com");
  return signedIn;
}

const tell = ({ ask }: Visitor, path: string, body: unknown, headers: Fields = {}) =>
  ask(`/api/device/${path}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", ...headers },
  });

describe("a device", () => {
  it("gets codes, and the URLs of the page for its user", async () => {
    const { user_code: code, ...answer } = await codes();
    expect(code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/);
    const page = `${server().origin}/device`;
    expect(answer).toEqual({
      device_code: expect.stringMatching(/^[\w-]{43}$/) as string,
      verification_uri: page,
      verification_uri_complete: `${page}?code=${code}`,
      expires_in: 600,
      interval: 5,
    });
  });

  it("is signed in after its user has allowed it, with a token that the published keys verify", async () => {
    const { device_code: code, user_code: userCode } = await codes();
    expect(await answerOf(await poll(code))).toEqual({ status: 400, body: { error: "authorization_pending" } });
    const ada = await visitor();
    const { device_code: second, user_code: typed } = await codes();
    expect(await answerOf(await tell(ada, "lookup", { code: userCode }))).toMatchObject({
      status: 200,
      body: { client: "matte-cli", name: "studio-mac", address: "127.0.0.1" },
    });
    expect(await answerOf(await tell(ada, "decision", { code: typed, allow: true }))).toEqual({
      status: 200,
      body: { success: true },
    });
    const response = await poll(second);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const { access_token: token, expires_in: seconds } = parseAnswer(deviceTokenAnswer, await response.json())!;
    // The clock can move by a second between the signature and the answer.
    const month = 30 * 24 * 60 * 60;
    expect([month - 1, month]).toContain(seconds);
    const keys = createRemoteJWKSet(new URL("/.well-known/jwks.json", server().origin));
    const { payload } = await jwtVerify(token, keys, { issuer: server().origin, audience: "matte-device" });
    expect(payload).toMatchObject({ sub: (await userOf(ada))!.uid, plan: "free", email: "ada@example.com" });
    expect(await sessionsOf(ada)).toContainEqual(
      expect.objectContaining({ client: "matte-cli", system: "studio-mac", current: false }),
    );
  });

  it("signs out with its token, and unknown tokens have the same answer", async () => {
    const { device_code: code, user_code: userCode } = await codes("to-end");
    const ada = await visitor();
    await tell(ada, "decision", { code: userCode, allow: true });
    const { access_token: token } = parseAnswer(deviceTokenAnswer, await (await poll(code)).json())!;
    for (const each of [token, token, "a.b.c"])
      expect(await answerOf(await post("revocation", { token: each }))).toEqual({ status: 200, body: {} });
    expect((await sessionsOf(ada)).some(({ system }) => system === "to-end")).toBe(false);
    const renewal = { ...CLIENT, grant_type: GRANT_TYPES.renewal, refresh_token: token };
    expect(await answerOf(await post("token", renewal))).toEqual({ status: 400, body: { error: "invalid_grant" } });
  });

  it("can’t use its token as a cookie, or as an identity token", async () => {
    const { device_code: code, user_code: userCode } = await codes();
    await tell(await visitor(), "decision", { code: userCode, allow: true });
    const { access_token: token } = parseAnswer(deviceTokenAnswer, await (await poll(code)).json())!;
    const thief = newVisitor(server().origin);
    thief.cookies.set("matte-session", token);
    expect(await userOf(thief)).toBeNull();
    const list = await server().fetch("/upload/list-images.php", { headers: { authorization: `Bearer ${token}` } });
    expect(list.status).toBe(401);
  });

  it.each<[string, string, Fields | string, string]>([
    ["without a program", "authorization", {}, "invalid_client"],
    ["of an unknown program", "authorization", { client_id: "other" }, "invalid_client"],
    ["with a repeated field", "authorization", "client_id=matte-cli&client_id=matte-cli", "invalid_request"],
    ["with a long name", "authorization", { ...CLIENT, device_name: "x".repeat(5000) }, "invalid_request"],
    ["for a token without a grant", "token", CLIENT, "invalid_request"],
    ["for a token of another grant", "token", { ...CLIENT, grant_type: "password" }, "unsupported_grant_type"],
    ["for a token without a code", "token", { ...CLIENT, grant_type: GRANT_TYPES.device }, "invalid_request"],
    ["for a token without a program", "token", { grant_type: GRANT_TYPES.device, device_code: "x" }, "invalid_client"],
    ["with an unknown code", "token", { ...CLIENT, grant_type: GRANT_TYPES.device, device_code: "x" }, "invalid_grant"],
    ["to renew nothing", "token", { ...CLIENT, grant_type: GRANT_TYPES.renewal }, "invalid_request"],
    ["to revoke nothing", "revocation", {}, "invalid_request"],
  ])("that sends a request %s is answered in the standard’s words", async (_what, path, fields, error) => {
    expect(await answerOf(await post(path, fields))).toEqual({ status: 400, body: { error } });
  });

  it("can send forms only", async () => {
    const headers = { "content-type": "application/json" };
    const response = await server().fetch("/api/device/token", { method: "POST", body: "{}", headers });
    expect(await answerOf(response)).toEqual(failure("media-type-unsupported"));
  });
});

describe("the page", () => {
  it.each(["lookup", "decision"])("can’t use %s for a visitor, whatever the code", async (path) => {
    const { user_code: code } = await codes();
    const body = { code, ...(path === "decision" ? { allow: true } : {}) };
    expect(await answerOf(await tell(newVisitor(server().origin), path, body))).toEqual(failure("unauthenticated"));
  });

  it.each([
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "https://evil.example" },
    { origin: "null" },
  ])("of another site, which sends %j, allows nothing", async (headers) => {
    const { device_code: code, user_code: userCode } = await codes();
    const answer = await tell(await visitor(), "decision", { code: userCode, allow: true }, headers);
    expect(await answerOf(answer)).toEqual(failure("cross-site"));
    expect(await answerOf(await poll(code))).toEqual({ status: 400, body: { error: "authorization_pending" } });
  });

  it("allows nothing with another site's form, which needs no permission from the server", async () => {
    const { device_code: code, user_code: userCode } = await codes();
    const ada = await visitor();
    const text = JSON.stringify({ code: userCode, allow: true });
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]) {
      const answer = await tell(ada, "decision", text, { "content-type": type });
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
    expect(await answerOf(await poll(code))).toEqual({ status: 400, body: { error: "authorization_pending" } });
  });

  it("can be framed by no site", async () => {
    const { headers } = await server().fetch("/tool");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  });
});

describe("guessing codes", () => {
  it("is limited per user and address, right codes included", async () => {
    const strict = await startServer({ RATE_LIMIT_DEVICE_CODES: "3" });
    const ada = newVisitor(strict.origin);
    await ada.signIn("ada@example.com");
    const body = new URLSearchParams(CLIENT);
    const asked = await strict.fetch("/api/device/authorization", { method: "POST", body });
    const { user_code: right } = parseAnswer(deviceAuthorizationAnswer, await asked.json())!;
    for (let guess = 0; guess < 3; guess++) expect((await tell(ada, "lookup", { code: "BBBB-BBBB" })).status).toBe(404);
    for (const [path, decision] of [
      ["lookup", {}],
      ["decision", { allow: true }],
    ] as const) {
      const refused = await tell(ada, path, { code: right, ...decision });
      expect([refused.status, refused.headers.has("retry-after")]).toEqual([429, true]);
    }
    await strict.stop();
  });

  it("can’t be eased by filling the server with codes", async () => {
    const strict = await startServer({ RATE_LIMIT_DEVICE_CODES: "2" });
    const ask = () => strict.fetch("/api/device/authorization", { method: "POST", body: new URLSearchParams(CLIENT) });
    const statuses = [];
    for (let count = 0; count < 4; count++) statuses.push((await ask()).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
    await strict.stop();
  });
});

async function sessionsOf(user: Visitor) {
  const { uid } = (await userOf(user))!;
  const response = await user.ask(`/api/users/${uid}/sessions`);
  return parseAnswer(sessionList, await response.json())!.sessions;
}
