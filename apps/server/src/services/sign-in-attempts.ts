/** Sign-ins in progress: kept from the redirect to the identity provider until its answer. */
import { randomUUID } from "node:crypto";
import type { Db } from "../db/schema.ts";
import { isoTime, type Clock } from "../domain/clock.ts";
import type { Identity } from "../domain/identity.ts";
import { sha256 } from "../domain/secrets.ts";
import {
  deleteExpiredSignInAttempts,
  insertSignInAttempt,
  takeSignInAttempt,
  type SignInAttempt,
} from "../repositories/sign-in-attempts.ts";
import { upsertAtSignIn } from "../repositories/users.ts";

/** A user's longest time with the provider. */
export const ATTEMPT_MS = 10 * 60_000;

/** An attempt with its browser. */
export interface BrowserAttempt extends Omit<SignInAttempt, "expiresAt"> {
  /** The browser's secret cookie. */
  readonly browser: string;
}

/** Only the browser that began an attempt can finish it: the table holds a hash from both secrets. */
export async function beginAttempt(db: Db, { browser, ...attempt }: BrowserAttempt, clock: Clock): Promise<void> {
  const now = clock();
  await deleteExpiredSignInAttempts(db, isoTime(now));
  const state = keyOf(attempt.state, browser);
  await insertSignInAttempt(db, { ...attempt, state, expiresAt: isoTime(now + ATTEMPT_MS) });
}

/** Takes an attempt out of the table. @returns undefined if unknown, used, expired, or another browser's */
export async function takeAttempt(
  db: Db,
  state: string,
  browser: string | undefined,
  clock: Clock,
): Promise<SignInAttempt | undefined> {
  const attempt =
    browser === undefined ? undefined : await takeSignInAttempt(db, keyOf(state, browser), isoTime(clock()));
  return attempt && { ...attempt, state };
}

function keyOf(state: string, browser: string): string {
  return sha256(`${state}\n${browser}`);
}

/**
 * Creates the user at the first sign-in; later ones update name and e-mail address.
 * @param isAdmin role for a new user
 * @returns the uid
 */
export async function signInUser(db: Db, identity: Identity, isAdmin: boolean, clock: Clock): Promise<string> {
  const { uid } = await upsertAtSignIn(db, identity, { uid: randomUUID(), isAdmin, now: isoTime(clock()) });
  return uid;
}
