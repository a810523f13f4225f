import { createHmac, createPublicKey, type JsonWebKey } from "node:crypto";
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from "jose";
import { afterAll, beforeAll, expect, it } from "vitest";
import { KID, startFakeIssuer, type FakeIssuer } from "../testing/fake-issuer.ts";
import { startServer, type RunningServer } from "../testing/running-server.ts";
import { newVisitor, userOf, type Visitor } from "../testing/visitor.ts";

let issuer: FakeIssuer;
let server: RunningServer;
beforeAll(async () => {
  issuer = await startFakeIssuer();
  server = await startServer({
    OIDC_ISSUER: issuer.url,
    GOOGLE_CLIENT_ID: issuer.clientId,
    GOOGLE_CLIENT_SECRET: "word",
  });
});
afterAll(async () => {
  await server.stop();
  await issuer.stop();
});

/** Signs in at the provider, which answers with the token made for the nonce. */
async function comeBackWith(visitor: Visitor, make: (nonce: string) => Promise<string> | string): Promise<Response> {
  const there = new URL((await visitor.ask("/auth/sign-in")).headers.get("location")!);
  expect(there.searchParams.get("code_challenge_method")).toBe("S256");
  issuer.idToken = await make(there.searchParams.get("nonce")!);
  return visitor.ask(`/auth/callback?code=anything&state=${there.searchParams.get("state")}`);
}

async function emailOf(visitor: Visitor): Promise<string | undefined> {
  return (await userOf(visitor))?.email;
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

it("A valid ID token signs its user in", async () => {
  const visitor = newVisitor(server.origin);
  const response = await comeBackWith(visitor, (nonce) => issuer.sign(issuer.claims(nonce)));
  expect(response.headers.get("location")).toBe("/tool");
  expect(await emailOf(visitor)).toBe("ada@example.com");
});

it("The e-mail address comes from the user info endpoint if the token lacks it", async () => {
  issuer.userInfo = { sub: "bo-1", email: "bo@example.com", email_verified: true };
  const { email: _email, email_verified: _verified, ...rest } = issuer.claims("");
  const visitor = newVisitor(server.origin);
  await comeBackWith(visitor, (nonce) => issuer.sign({ ...rest, sub: "bo-1", nonce }));
  expect(await emailOf(visitor)).toBe("bo@example.com");
});

it("Users are found by issuer and subject, never by e-mail address", async () => {
  const [one, namesake, renamed] = [newVisitor(server.origin), newVisitor(server.origin), newVisitor(server.origin)];
  const uid = async (visitor: Visitor, change: JWTPayload) => {
    await comeBackWith(visitor, (nonce) => issuer.sign({ ...issuer.claims(nonce), ...change }));
    return (await userOf(visitor))?.uid;
  };
  const first = await uid(one, {});
  expect(await uid(namesake, { sub: "other" })).not.toBe(first);
  expect(await uid(renamed, { email: "ada@new.example" })).toBe(first);
});

it("admin@example.com of an external provider is not an administrator", async () => {
  const visitor = newVisitor(server.origin);
  const admin = { sub: "root", email: "admin@example.com" };
  await comeBackWith(visitor, (nonce) => issuer.sign({ ...issuer.claims(nonce), ...admin }));
  const response = await visitor.ask(`/api/users/${(await userOf(visitor))!.uid}`);
  expect(await response.json()).toMatchObject({ isAdmin: false });
});

const signed = (change: Readonly<Record<string, unknown>>) => (nonce: string) =>
  issuer.sign({ ...issuer.claims(nonce), ...change });
const past = Math.floor(Date.now() / 1000) - 3600;

const FORGERIES: readonly (readonly [what: string, make: (nonce: string) => Promise<string> | string])[] = [
  ["without a signature", (nonce) => `${encode({ alg: "none" })}.${encode(issuer.claims(nonce))}.`],
  [
    "with alg none and a signature",
    (nonce) => `${encode({ alg: "none", kid: KID })}.${encode(issuer.claims(nonce))}.AA`,
  ],
  ["signed HS256 with the public key", (nonce) => hmacWith(pem(), nonce)],
  ["signed HS256 with the client's secret", (nonce) => hmacWith("word", nonce)],
  ["of another issuer", signed({ iss: "https://evil.example" })],
  ["for another client", signed({ aud: "somebody-else" })],
  [
    "for others beside this client, without saying who asked",
    signed({ aud: ["matte-at-fake", "other"], azp: "other" }),
  ],
  ["with another nonce", signed({ nonce: "another" })],
  ["without a nonce", signed({ nonce: undefined })],
  ["that has expired", signed({ iat: past, exp: past + 60 })],
  ["without an expiry", signed({ exp: undefined })],
  ["without a subject", signed({ sub: undefined })],
  ["with changed claims", async (nonce) => tampered(await issuer.sign(issuer.claims(nonce)))],
  ["signed with a foreign key under a foreign kid", (nonce) => foreign(nonce, "foreign")],
  ["signed with a foreign key under the published kid", (nonce) => foreign(nonce, KID)],
  ["with a key of its own in the header", (nonce) => foreign(nonce, KID, true)],
  ["with an unverified address", signed({ email_verified: false })],
  ["with an address of unknown verification", signed({ email_verified: undefined })],
  ["with a NUL in its address", signed({ email: "ada\u0000@example.com" })],
  ["with a NUL in its subject", signed({ sub: "ada\u0000" })],
  ["with a subject too long for an index", signed({ sub: "a".repeat(5000) })],
  ["that is not a JWT", () => "nonsense"],
];

it.each(FORGERIES)("An ID token %s is rejected", async (_what, make) => {
  const visitor = newVisitor(server.origin);
  const response = await comeBackWith(visitor, make);
  expect(response.headers.get("location")).toBe("/tool?sign-in=failed");
  expect(visitor.cookies.has("matte-session")).toBe(false);
  expect(await emailOf(visitor)).toBeUndefined();
});

it("A refusal of the provider is reported without its text", async () => {
  const visitor = newVisitor(server.origin);
  const there = new URL((await visitor.ask("/auth/sign-in?mode=popup&request=q")).headers.get("location")!);
  const state = there.searchParams.get("state");
  const words = "<script>alert(1)</script>";
  const page = await visitor.ask(`/auth/callback?error=access_denied&error_description=${words}&state=${state}`);
  expect(page.status).toBe(400);
  const html = await page.text();
  expect(html).toContain("Signing in was cancelled.");
  expect(html).not.toContain("alert(1)");
});

it("A provider that does not answer is reported", async () => {
  const lonely = await startServer({
    OIDC_ISSUER: "http://127.0.0.1:9",
    GOOGLE_CLIENT_ID: "matte",
    GOOGLE_CLIENT_SECRET: "word",
  });
  const popup = await lonely.fetch("/auth/sign-in?mode=popup&request=q");
  expect(popup.status).toBe(400);
  expect(await popup.text()).toContain("The identity provider doesn’t answer.");
  const redirect = await lonely.fetch("/auth/sign-in?returnTo=/account");
  expect(redirect.headers.get("location")).toBe("/account?sign-in=failed");
  await lonely.stop();
});

it("On https, cookies have the prefix that only this host can set", async () => {
  const secure = await startServer({
    PUBLIC_URL: "https://matte.example",
    OIDC_ISSUER: issuer.url,
    GOOGLE_CLIENT_ID: issuer.clientId,
    GOOGLE_CLIENT_SECRET: "word",
  });
  const visitor = newVisitor(secure.origin);
  const response = await comeBackWith(visitor, (nonce) => issuer.sign(issuer.claims(nonce)));
  const cookies = response.headers.getSetCookie();
  expect(cookies).toHaveLength(1);
  expect(cookies[0]).toMatch(/^__Host-matte-session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect([...visitor.cookies.keys()].sort()).toEqual(["__Host-matte-session", "__Host-matte-sign-in"]);
  expect(await emailOf(visitor)).toBe("ada@example.com");
  // Another host can set a cookie without the prefix, so it is ignored.
  const planted = newVisitor(secure.origin);
  planted.cookies.set("matte-session", visitor.cookies.get("__Host-matte-session")!);
  expect(await emailOf(planted)).toBeUndefined();
  await secure.stop();
});

function pem(): string {
  return createPublicKey({ key: issuer.publicJwk as JsonWebKey, format: "jwk" })
    .export({ type: "spki", format: "pem" })
    .toString();
}

function hmacWith(secret: string, nonce: string): string {
  const text = `${encode({ alg: "HS256", kid: KID })}.${encode(issuer.claims(nonce))}`;
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
}

function tampered(token: string): string {
  const [header, payload = "", signature] = token.split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as JWTPayload;
  return [header, encode({ ...claims, sub: "somebody-else" }), signature].join(".");
}

async function foreign(nonce: string, kid: string, withKey = false): Promise<string> {
  const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
  const header = { alg: "RS256", kid, ...(withKey ? { jwk: await exportJWK(publicKey) } : {}) };
  return new SignJWT(issuer.claims(nonce)).setProtectedHeader(header).sign(privateKey);
}
