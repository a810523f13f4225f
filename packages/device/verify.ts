import { parseAnswer, type z } from "@matte/contracts";
import { DEVICE_TOKEN, deviceClaims, type storedAccount } from "@matte/contracts/oauth";
import type { Plan } from "@matte/engine";
import { createLocalJWKSet, errors, jwtVerify } from "jose";

/** The file's contents. */
export type StoredAccount = z.infer<typeof storedAccount>;

/** A signed-in user. */
export interface Account {
  readonly server: string;
  readonly email: string;
  readonly plan: Plan;
  readonly issuedAt: Date;
  /** End of the plan's validity without the network. */
  readonly expiresAt: Date;
}

/**
 * Verifies a token without the network.
 * @param now milliseconds since 1970
 * @returns null for a token expired, or not verified by the keys
 */
export async function verifyAccount(stored: StoredAccount, now: number): Promise<Account | null> {
  const { server, issuer, token, keys } = stored;
  const { algorithm, audience, type } = DEVICE_TOKEN;
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet({ keys }), {
      algorithms: [algorithm],
      issuer,
      audience,
      typ: type,
      requiredClaims: ["iat", "exp"],
      currentDate: new Date(now),
    });
    const claims = parseAnswer(deviceClaims, payload);
    if (claims === undefined) return null;
    const { iat = 0, exp = 0 } = payload;
    const { email, plan } = claims;
    return { server, email, plan, issuedAt: new Date(iat * 1000), expiresAt: new Date(exp * 1000) };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError || error instanceof DOMException) return null;
    throw error;
  }
}
