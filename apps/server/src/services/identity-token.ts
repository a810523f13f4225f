/** Identity tokens: they name the user in calls with a bearer token instead of a cookie (SPEC §7). */
import { createLocalJWKSet, errors, jwtVerify, SignJWT } from "jose";
import type { Db } from "../db/schema.ts";
import type { Actor } from "../domain/actor.ts";
import { isoTime, type Clock } from "../domain/clock.ts";
import { findLiveSessionById } from "../repositories/sessions.ts";
import { toActor } from "./sessions.ts";
import { ALGORITHM, type KeyRing, type PublicKey } from "./signing-keys.ts";

/** Lifetime. */
export const TOKEN_S = 10 * 60;
/** Audience: the image list. */
export const AUDIENCE = "matte-images";
const TYPE = "JWT";

export interface IdentityToken {
  readonly token: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

export interface IdentityClaims {
  readonly uid: string;
  /** The session's public id. */
  readonly session: string;
}

export interface IdentityTokens {
  /** @param session public id of the token's session */
  issue(uid: string, session: string): Promise<IdentityToken>;
  /** Returns the claims; null for an invalid token. */
  verify(token: string): Promise<IdentityClaims | null>;
  /** Returns the token's user with current rights; null also for an ended session. */
  actorOf(token: string): Promise<Actor | null>;
  /** Lists verification keys. @see https://www.rfc-editor.org/rfc/rfc7517 section 5 */
  published(): Promise<readonly PublicKey[]>;
}

export interface IdentityTokenOptions {
  /** The product's origin. */
  readonly issuer: () => string;
  readonly clock: Clock;
  readonly ring: KeyRing;
}

export function createIdentityTokens(db: Db, { issuer, clock, ring }: IdentityTokenOptions): IdentityTokens {
  const verify = async (token: string): Promise<IdentityClaims | null> => {
    const options = {
      algorithms: [ALGORITHM],
      issuer: issuer(),
      audience: AUDIENCE,
      typ: TYPE,
      requiredClaims: ["sub", "sid", "iat", "exp"],
      maxTokenAge: TOKEN_S,
      currentDate: new Date(clock()),
    };
    const keys = createLocalJWKSet({ keys: [...(await ring.published())] });
    try {
      const { payload } = await jwtVerify(token, keys, options);
      const { sub, sid } = payload;
      return sub !== undefined && typeof sid === "string" ? { uid: sub, session: sid } : null;
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
      throw error;
    }
  };
  return {
    issue: async (uid, session) => {
      const { kid, key } = await ring.current();
      const issuedAt = Math.floor(clock() / 1000);
      const token = await new SignJWT({ sid: session })
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
      const claims = await verify(token);
      const session = claims === null ? undefined : await findLiveSessionById(db, claims.session, isoTime(clock()));
      return session?.uid === claims?.uid && session !== undefined ? toActor(session) : null;
    },
    published: ring.published,
  };
}
