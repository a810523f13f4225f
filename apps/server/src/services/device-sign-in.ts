/** Device tokens: collected after the user's decision, renewed and revoked (RFC 8628 section 3.4, RFC 7009). */
import type { DeviceClaims, OAuthErrorCode } from "@matte/contracts/oauth";
import type { Db } from "../db/schema.ts";
import { isoTime, type Clock } from "../domain/clock.ts";
import { sha256 } from "../domain/secrets.ts";
import {
  deleteDeviceRequest,
  findPolledRequest,
  notePoll,
  type PolledRequest,
} from "../repositories/device-requests.ts";
import { extendDeviceSession, findDeviceToken } from "../repositories/device-sessions.ts";
import { findLiveSessionById, revokeSessionById, type LiveSession } from "../repositories/sessions.ts";
import { findUser } from "../repositories/users.ts";
import { DEVICE_TOKEN_S, type DeviceTokens, type IssuedToken } from "./device-tokens.ts";

/** A device has to be signed in again after this, even if it renews its token. */
export const DEVICE_ABSOLUTE_MS = 365 * 24 * 60 * 60_000;
/**
 * The token before the latest is still renewed this long: the answer with the latest may have been lost, or two
 * programs on the device have renewed at once.
 */
const REPEAT_MS = 10 * 60_000;
/** Added to the interval after a premature poll. */
const SLOW_DOWN_S = 5;
/** A poll may arrive this much early, because networks delay the previous one. */
const TOLERANCE_MS = 1000;

/** A token, or the standard's word for its absence. */
export type TokenOutcome = IssuedToken | { readonly error: OAuthErrorCode };

export interface DeviceSignIn {
  /** Answers a poll. The token is given once. */
  collect(deviceCode: string): Promise<TokenOutcome>;
  /**
   * Replaces a token by one valid from now, with the current plan. An already replaced token is a copy: its session
   * ends, so that neither the copy nor the original is renewed.
   */
  renew(token: string): Promise<TokenOutcome>;
  /** Ends the token's session. */
  revoke(token: string): Promise<void>;
}

export function createDeviceSignIn(db: Db, tokens: DeviceTokens, clock: Clock): DeviceSignIn {
  return {
    collect: async (deviceCode) => {
      const hash = sha256(deviceCode);
      const request = await findPolledRequest(db, hash);
      const now = clock();
      const error = await errorOfPoll(db, hash, request, now);
      if (error !== null) return { error };
      const session = await findLiveSessionById(db, request?.sessionId ?? "", isoTime(now));
      const extension = session && (await extensionOf(db, tokens, session, now, [0, 0]));
      return db.transaction().execute(async (transaction) => {
        if (!(await deleteDeviceRequest(transaction, hash))) return { error: "invalid_grant" };
        // The user has ended the session since.
        if (extension === undefined) return { error: "access_denied" };
        await extension.apply(transaction);
        return extension.issued;
      });
    },
    renew: async (token) => {
      const now = clock();
      const claims = await tokens.verify(token);
      const session = await sessionOf(db, claims, now);
      const latest = session && (await findDeviceToken(db, session.id));
      if (session === undefined || latest === undefined) return { error: "invalid_grant" };
      const numbers = nextNumbers(claims?.number ?? 0, latest.number, now - Date.parse(latest.at));
      if (numbers === null) {
        await revokeSessionById(db, session.uid, session.id, isoTime(now));
        return { error: "invalid_grant" };
      }
      const extension = await extensionOf(db, tokens, session, now, numbers);
      if (extension === undefined) return { error: "invalid_grant" };
      // Another program on the device was faster: its token is the latest, and this one may be renewed again.
      return (await extension.apply(db)) ? extension.issued : createDeviceSignIn(db, tokens, clock).renew(token);
    },
    revoke: async (token) => {
      const now = clock();
      const session = await sessionOf(db, await tokens.verify(token), now);
      if (session !== undefined) await revokeSessionById(db, session.uid, session.id, isoTime(now));
    },
  };
}

/** Prepares a token with the current plan, and the change extending its session as long. */
async function extensionOf(
  db: Db,
  tokens: DeviceTokens,
  { id, uid, createdAt }: LiveSession,
  now: number,
  numbers: readonly [from: number, to: number],
) {
  const user = await findUser(db, uid);
  if (user === undefined) return undefined;
  const endsAt = Math.min(now + DEVICE_TOKEN_S * 1000, Date.parse(createdAt) + DEVICE_ABSOLUTE_MS);
  const [, number] = numbers;
  const issued = await tokens.issue({ sub: uid, sid: id, email: user.email, plan: user.plan, number }, endsAt);
  const extension = { id, now: isoTime(now), expiresAt: isoTime(endsAt), numbers };
  return { issued, apply: (executor: Db) => extendDeviceSession(executor, extension) };
}

/** @returns the latest number and the next one; null for an already replaced token */
function nextNumbers(given: number, latest: number, sinceMs: number): readonly [number, number] | null {
  if (given === latest) return [latest, latest + 1];
  return given === latest - 1 && sinceMs <= REPEAT_MS ? [latest, latest] : null;
}

/** @returns null for a request allowed by its user */
async function errorOfPoll(
  db: Db,
  hash: string,
  request: PolledRequest | undefined,
  now: number,
): Promise<OAuthErrorCode | null> {
  if (request === undefined) return "invalid_grant";
  const { state, interval, polledAt, expiresAt } = request;
  if (Date.parse(expiresAt) <= now) return "expired_token";
  const isEarly = polledAt !== null && now - Date.parse(polledAt) < interval * 1000 - TOLERANCE_MS;
  await notePoll(db, hash, isEarly ? interval + SLOW_DOWN_S : interval, isoTime(now));
  if (isEarly) return "slow_down";
  if (state === "allowed") return null;
  if (state === "pending") return "authorization_pending";
  return (await deleteDeviceRequest(db, hash)) ? "access_denied" : "invalid_grant";
}

async function sessionOf(db: Db, claims: DeviceClaims | null, now: number): Promise<LiveSession | undefined> {
  const session = claims === null ? undefined : await findLiveSessionById(db, claims.sid, isoTime(now));
  return session?.uid === claims?.sub ? session : undefined;
}
