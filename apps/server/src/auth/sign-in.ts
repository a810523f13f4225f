/** The way to the identity provider and back. */
import { randomUUID } from "node:crypto";
import type { Db } from "../db/schema.ts";
import {
  deleteExpiredSignInAttempts,
  insertSignInAttempt,
  takeSignInAttempt,
  type SignInDisplay,
} from "../repositories/sign-in-attempts.ts";
import { upsertAtSignIn } from "../repositories/users.ts";
import { isoTime, type Clock } from "../domain/clock.ts";
import { SignInError } from "./errors.ts";
import type { RelyingParty } from "./relying-party.ts";
import { sha256 } from "./secrets.ts";

/** As long as somebody may take with the provider. */
export const ATTEMPT_MS = 10 * 60_000;

/** How a sign-in was begun, and so how it ends. */
export interface Beginning {
  readonly display: SignInDisplay;
  /** By which the page that began it knows the answer: letters, digits, `-` and `_`. */
  readonly request: string;
  readonly returnPath: string;
}

const DEAD_END = { display: "popup", returnPath: "/tool" } as const;

/** The end of a sign-in: a failure ends in the same window as a success. */
export interface Ending extends Beginning {
  readonly outcome: { readonly uid: string } | { readonly error: SignInError };
}

export interface SignIn {
  /**
   * @param browser the secret cookie of the browser that begins
   * @returns where to lead it
   */
  begin(beginning: Beginning, browser: string): Promise<URL>;
  /**
   * @param search the provider's answer, a query with its question mark
   * @param browser the cookie of the browser that brings it
   */
  finish(search: string, browser: string | undefined): Promise<Ending>;
}

export function createSignIn(db: Db, relyingParty: () => RelyingParty, clock: Clock): SignIn {
  return {
    begin: async (beginning, browser) => {
      // What the provider hands back says which question it answers; nobody can change it, as it is kept by its hash.
      const { address, checks } = await relyingParty().begin(`.${beginning.request}`);
      const now = clock();
      await deleteExpiredSignInAttempts(db, isoTime(now));
      await insertSignInAttempt(db, {
        state: attemptKey(checks.state, browser),
        nonce: checks.nonce,
        codeVerifier: checks.codeVerifier,
        returnPath: beginning.returnPath,
        display: beginning.display,
        expiresAt: isoTime(now + ATTEMPT_MS),
      });
      return address;
    },
    finish: async (search, browser) => {
      const state = new URLSearchParams(search).get("state") ?? "";
      const key = attemptKey(state, browser ?? "");
      const attempt = browser === undefined ? undefined : await takeSignInAttempt(db, key, isoTime(clock()));
      const request = /\.([\w-]*)$/.exec(state)?.[1] ?? "";
      // A page that says why fits every window.
      if (attempt === undefined) return { ...DEAD_END, request, outcome: { error: new SignInError("expired") } };
      const { display, returnPath, nonce, codeVerifier } = attempt;
      const checks = { state, nonce, codeVerifier };
      return { display, request, returnPath, outcome: await identify(db, relyingParty(), search, checks, clock) };
    },
  };
}

/** Only the browser that began can bring the answer. The table holds nothing one could answer with. */
function attemptKey(state: string, browser: string): string {
  return sha256(`${state}\n${browser}`);
}

async function identify(
  db: Db,
  relyingParty: RelyingParty,
  search: string,
  checks: Parameters<RelyingParty["finish"]>[1],
  clock: Clock,
): Promise<Ending["outcome"]> {
  try {
    const { identity, administrator } = await relyingParty.finish(search, checks);
    const fresh = { uid: randomUUID(), isAdmin: administrator, now: isoTime(clock()) };
    return { uid: (await upsertAtSignIn(db, identity, fresh)).uid };
  } catch (error) {
    if (error instanceof SignInError) return { error };
    throw error;
  }
}
