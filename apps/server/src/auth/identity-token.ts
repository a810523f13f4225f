/** The identity token: who somebody is, for the calls that take a bearer and no cookie (SPEC §7). */
import { createLocalJWKSet, errors, jwtVerify, SignJWT } from "jose";
import type { Db } from "../db/schema.ts";
import { isoTime, type Clock } from "../domain/clock.ts";
import { ALGORITHM, createKeyRing, type PublicKey } from "./signing-keys.ts";

/** Valid this long. */
export const TOKEN_S = 10 * 60;
/** What the token opens: the list of images. */
export const AUDIENCE = "matte-images";
const TYPE = "JWT";

export interface IdentityToken {
  readonly token: string;
  /** ISO time. */
  readonly expiresAt: string;
}

export interface IdentityTokens {
  issue(uid: string): Promise<IdentityToken>;
  /** The uid of whoever the token was issued to; null for everything that is not a valid token of ours. */
  verify(token: string): Promise<string | null>;
  /** What others need to verify tokens. @see https://www.rfc-editor.org/rfc/rfc7517 section 5 */
  published(): Promise<readonly PublicKey[]>;
}

/** @param issuer the product's own origin */
export function createIdentityTokens(db: Db, issuer: () => string, clock: Clock): IdentityTokens {
  const ring = createKeyRing(db, clock, TOKEN_S * 1000);
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
    verify: async (token) => {
      const demands = {
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
        const { payload } = await jwtVerify(token, keys, demands);
        return payload.sub ?? null;
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
        throw error;
      }
    },
    published: ring.published,
  };
}
