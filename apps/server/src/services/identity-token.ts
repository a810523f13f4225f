/** Identity tokens: they name the user in calls that use a bearer token instead of a cookie (SPEC §7). */
import { createLocalJWKSet, errors, jwtVerify, SignJWT } from "jose";
import type { Db } from "../db/schema.ts";
import type { Actor } from "../domain/actor.ts";
import { isoTime, type Clock } from "../domain/clock.ts";
import { findUser } from "../repositories/users.ts";
import { ALGORITHM, createKeyRing, type PublicKey } from "./signing-keys.ts";

/** Lifetime. */
export const TOKEN_S = 10 * 60;
/** Audience: the list of images. */
export const AUDIENCE = "matte-images";
const TYPE = "JWT";

export interface IdentityToken {
  readonly token: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

export interface IdentityTokens {
  issue(uid: string): Promise<IdentityToken>;
  /** Uid of the user that the token was issued to; null for anything that isn't a valid token. */
  verify(token: string): Promise<string | null>;
  /** Same user with the rights of the moment; null also for a user who was deleted. */
  actorOf(token: string): Promise<Actor | null>;
  /** Keys that verify tokens. @see https://www.rfc-editor.org/rfc/rfc7517 section 5 */
  published(): Promise<readonly PublicKey[]>;
}

/** @param issuer the product's origin */
export function createIdentityTokens(db: Db, issuer: () => string, clock: Clock): IdentityTokens {
  const ring = createKeyRing(db, clock, TOKEN_S * 1000);
  const verify = async (token: string): Promise<string | null> => {
    const options = {
      algorithms: [ALGORITHM],
      issuer: issuer(),
      audience: AUDIENCE,
      typ: TYPE,
      requiredClaims: ["sub", "iat", "exp"],
      maxTokenAge: TOKEN_S,
      currentDate: new Date(clock()),
    };
    const keys = createLocalJWKSet({ keys: [...(await ring.published())] });
    try {
      const { payload } = await jwtVerify(token, keys, options);
      return payload.sub ?? null;
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
      throw error;
    }
  };
  return {
    issue: async (uid) => {
      const { kid, key } = await ring.current();
      const issuedAt = Math.floor(clock() / 1000);
      const token = await new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid })
        .setIssuer(issuer())
        .setAudience(AUDIENCE)
        .setSubject(uid)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + TOKEN_S)
        .sign(key);
      return { token, expiresAt: isoTime((issuedAt + TOKEN_S) * 1000) };
    },
    verify,
    actorOf: async (token) => {
      const uid = await verify(token);
      const user = uid === null ? undefined : await findUser(db, uid);
      return user ?? null;
    },
    published: ring.published,
  };
}
