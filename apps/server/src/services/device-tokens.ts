/** Tokens for signed-in devices: they name user and plan, and are verified without the network (RFC 8628). */
import { parseAnswer } from "@matte/contracts";
import { DEVICE_TOKEN, deviceClaims, type DeviceClaims } from "@matte/contracts/oauth";
import { createLocalJWKSet, errors, jwtVerify, SignJWT } from "jose";
import type { Clock } from "../domain/clock.ts";
import { LONGEST_TOKEN_MS, type KeyRing } from "./signing-keys.ts";

/**
 * Seconds without needing the network. No token is valid longer, since its verification keys are no longer published.
 */
export const DEVICE_TOKEN_S = LONGEST_TOKEN_MS / 1000;

export interface IssuedToken {
  readonly token: string;
  /** Seconds. */
  readonly expiresIn: number;
}

export interface DeviceTokens {
  /** @param endsAt milliseconds since 1970; a token is valid for `DEVICE_TOKEN_S` at most */
  issue(claims: DeviceClaims, endsAt: number): Promise<IssuedToken>;
  /** Returns the claims; null for an invalid token. */
  verify(token: string): Promise<DeviceClaims | null>;
}

interface DeviceTokenOptions {
  /** The product's origin. */
  readonly issuer: () => string;
  readonly clock: Clock;
  readonly ring: KeyRing;
}

export function createDeviceTokens({ issuer, clock, ring }: DeviceTokenOptions): DeviceTokens {
  const { algorithm, audience, type } = DEVICE_TOKEN;
  return {
    issue: async ({ sub, ...claims }, endsAt) => {
      const { kid, key } = await ring.current();
      const issuedAt = Math.floor(clock() / 1000);
      const expiresIn = Math.min(DEVICE_TOKEN_S, Math.floor(endsAt / 1000) - issuedAt);
      const token = await new SignJWT(claims)
        .setProtectedHeader({ alg: algorithm, typ: type, kid })
        .setSubject(sub)
        .setIssuer(issuer())
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + expiresIn)
        .sign(key);
      return { token, expiresIn };
    },
    verify: async (token) => {
      const keys = createLocalJWKSet({ keys: [...(await ring.published())] });
      try {
        const { payload } = await jwtVerify(token, keys, {
          algorithms: [algorithm],
          issuer: issuer(),
          audience,
          typ: type,
          requiredClaims: ["iat", "exp"],
          maxTokenAge: DEVICE_TOKEN_S,
          currentDate: new Date(clock()),
        });
        return parseAnswer(deviceClaims, payload) ?? null;
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
        throw error;
      }
    },
  };
}
