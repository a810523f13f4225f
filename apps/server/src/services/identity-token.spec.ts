/** Validating identity tokens, and rotating their keys. */
import { createHmac, createPublicKey, type JsonWebKey } from "node:crypto";
import { decodeJwt, decodeProtectedHeader, generateKeyPair, importJWK, SignJWT, type JWK, type JWTPayload } from "jose";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Db } from "../db/schema.ts";
import { listSigningKeys } from "../repositories/signing-keys.ts";
import { openOrFail, sqliteHome } from "../testing/each-database.ts";
import { newPerson } from "../testing/people.ts";
import { UNENCRYPTED } from "../testing/unencrypted.ts";
import { createSessions } from "./sessions.ts";
import { AUDIENCE, createIdentityTokens, TOKEN_S, type IdentityTokens } from "./identity-token.ts";
import { createKeyRing, KEY_LIFE_MS, LONGEST_TOKEN_MS } from "./signing-keys.ts";

const ORIGIN = "https://matte.example";
const CLAIMS = { uid: "u-1", session: "s-1" };
const START = Date.parse("2026-05-06T07:08:09Z");
const home = await sqliteHome();
let db: Db;
let now: number;
let tokens: IdentityTokens;

function newTokens(): IdentityTokens {
  const clock = () => now;
  return createIdentityTokens(db, {
    issuer: () => ORIGIN,
    clock,
    ring: createKeyRing(db, { clock, encryption: UNENCRYPTED }),
  });
}

beforeEach(async () => {
  now = START;
  db = await openOrFail(await home.newPlace());
  tokens = newTokens();
});
afterAll(() => home.clear());

async function ownKey() {
  const [key] = await listSigningKeys(db);
  const jwk = JSON.parse(key!.storedJwk) as JWK;
  return { kid: key!.kid, jwk, key: await importJWK(jwk, "ES256") };
}

type Values = Readonly<Record<string, unknown>>;

/** Issues a changed token. */
async function forged(claims: Values = {}, header: Values = {}): Promise<string> {
  await tokens.issue("u-1", "s-1");
  const { kid, key } = await ownKey();
  const iat = Math.floor(now / 1000);
  const right = { iss: ORIGIN, aud: AUDIENCE, sub: "u-1", sid: "s-1", iat, exp: iat + TOKEN_S };
  return new SignJWT({ ...right, ...claims })
    .setProtectedHeader({ alg: "ES256", typ: "JWT", kid, ...header })
    .sign(key);
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

describe("a token", () => {
  it("names its user until it expires", async () => {
    const { token, expiresAt } = await tokens.issue("u-1", "s-1");
    expect(await tokens.verify(token)).toEqual(CLAIMS);
    expect(expiresAt).toBe(new Date(START + TOKEN_S * 1000).toISOString());
    now = START + TOKEN_S * 1000 - 1000;
    expect(await tokens.verify(token)).toEqual(CLAIMS);
    now += 1000;
    expect(await tokens.verify(token)).toBeNull();
  });

  it("contains no personal data except the uid", async () => {
    const { token } = await tokens.issue("u-1", "s-1");
    expect(Object.keys(decodeJwt(token)).sort()).toEqual(["aud", "exp", "iat", "iss", "sid", "sub"]);
  });

  it("that the next test builds without a fault is valid", async () => {
    expect(await tokens.verify(await forged())).toEqual(CLAIMS);
  });

  it.each<[string, () => Promise<string> | string]>([
    ["that is empty", () => ""],
    ["that is none", () => "a.b.c"],
    ["without a signature", async () => `${(await forged()).split(".").slice(0, 2).join(".")}.`],
    ["with alg none", async () => `${encode({ alg: "none", typ: "JWT" })}.${(await forged()).split(".")[1]}.`],
    ["signed HS256 with the public key", () => hmacWithPublicKey()],
    ["of another issuer", () => forged({ iss: "https://evil.example" })],
    ["for another audience", () => forged({ aud: "matte" })],
    ["without an audience", () => forged({ aud: undefined })],
    ["that has ended", () => forged({ exp: Math.floor(START / 1000) - 1 })],
    ["without an end", () => forged({ exp: undefined })],
    ["that lives too long", () => forged({ iat: Math.floor(START / 1000) - TOKEN_S - 60, exp: START })],
    ["from the future", () => forged({ iat: Math.floor(START / 1000) + 3600, exp: Math.floor(START / 1000) + 4000 })],
    ["that is not valid yet", () => forged({ nbf: Math.floor(START / 1000) + 3600 })],
    ["without a subject", () => forged({ sub: undefined })],
    ["without a session", () => forged({ sid: undefined })],
    ["of another type", () => forged({}, { typ: "at+jwt" })],
    ["with a foreign kid", () => forged({}, { kid: "foreign" })],
    ["signed with a foreign key", () => signedByStranger()],
    ["with changed claims", async () => withClaims(await forged(), { sub: "u-2" })],
  ])("%s is rejected", async (_what, make) => {
    expect(await tokens.verify(await make())).toBeNull();
  });
});

describe("the user of a token", () => {
  it("is the user of its session, until the session ends", async () => {
    const { uid, email } = await newPerson(db);
    const sessions = createSessions(db, () => now);
    const cookie = await sessions.begin(uid, undefined, { browser: null, system: null });
    const { session } = (await sessions.find(cookie))!.actor;
    const { token } = await tokens.issue(uid, session.id);
    expect(await tokens.actorOf(token)).toMatchObject({ uid, email, session });
    expect(await tokens.actorOf((await tokens.issue("u-2", session.id)).token)).toBeNull();
    await sessions.end(cookie);
    expect(await tokens.verify(token)).toEqual({ uid, session: session.id });
    expect(await tokens.actorOf(token)).toBeNull();
  });
});

describe("keys", () => {
  it("are stored: another server with the same database has them", async () => {
    const { token } = await tokens.issue("u-1", "s-1");
    const other = newTokens();
    expect(await other.verify(token)).toEqual(CLAIMS);
    expect(await other.published()).toEqual(await tokens.published());
    const again = await other.issue("u-1", "s-1");
    expect(decodeProtectedHeader(again.token).kid).toBe(decodeProtectedHeader(token).kid);
  });

  it("rotate, and the old key is valid as long as the tokens of devices", async () => {
    now = START;
    const { token: first } = await tokens.issue("u-1", "s-1");
    now = START + KEY_LIFE_MS - 1000;
    const { token: last } = await tokens.issue("u-1", "s-1");
    now = START + KEY_LIFE_MS;
    const { token: next } = await tokens.issue("u-1", "s-1");
    const [one, two, three] = [first, last, next].map((token) => decodeProtectedHeader(token).kid);
    expect(two).toBe(one);
    expect(three).not.toBe(one);
    expect(await tokens.verify(last)).toEqual(CLAIMS);
    expect((await tokens.published()).map(({ kid }) => kid)).toEqual([three, one]);
    now += LONGEST_TOKEN_MS + 10 * 60_000;
    expect((await tokens.published()).map(({ kid }) => kid)).toEqual([three]);
  });

  it("are published without the private key", async () => {
    await tokens.issue("u-1", "s-1");
    for (const key of await tokens.published())
      expect(Object.keys(key).sort()).toEqual(["alg", "crv", "kid", "kty", "use", "x", "y"]);
  });
});

async function hmacWithPublicKey(): Promise<string> {
  const [, payload] = (await forged()).split(".");
  const { kid, jwk } = await ownKey();
  const publicKey = createPublicKey({ key: jwk as JsonWebKey, format: "jwk" }).export({ type: "spki", format: "pem" });
  const text = `${encode({ alg: "HS256", typ: "JWT", kid })}.${payload}`;
  return `${text}.${createHmac("sha256", publicKey).update(text).digest("base64url")}`;
}

async function signedByStranger(): Promise<string> {
  const claims = decodeJwt(await forged());
  const { kid } = await ownKey();
  const { privateKey } = await generateKeyPair("ES256");
  return new SignJWT(claims).setProtectedHeader({ alg: "ES256", typ: "JWT", kid }).sign(privateKey);
}

function withClaims(token: string, change: JWTPayload): string {
  const [header, , signature] = token.split(".");
  return [header, encode({ ...decodeJwt(token), ...change }), signature].join(".");
}
