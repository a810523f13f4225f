import type { Db } from "../db/schema.ts";
import type { Clock } from "../domain/clock.ts";
import { beginAttempt, signInUser, takeAttempt } from "../services/sign-in-attempts.ts";
import { SignInError } from "./errors.ts";
import type { RelyingParty } from "./relying-party.ts";

/** How a sign-in began, and so how it ends. */
export interface Beginning {
  readonly display: "popup" | "redirect";
  /** Lets the page recognise its answer: letters, digits, `-` and `_`. */
  readonly request: string;
  readonly returnPath: string;
}

const UNKNOWN = { display: "popup", returnPath: "/tool" } as const;

/** Outcome; a failure ends in the same window as a success. */
export interface Ending extends Beginning {
  readonly outcome: { readonly uid: string } | { readonly error: SignInError };
}

export interface SignIn {
  /**
   * @param browser the browser's secret cookie
   * @returns the provider's URL
   */
  begin(beginning: Beginning, browser: string): Promise<URL>;
  /**
   * @param search the provider's query, with its question mark
   * @param browser the returning browser's cookie
   */
  finish(search: string, browser: string | undefined): Promise<Ending>;
}

export function createSignIn(db: Db, relyingParty: () => RelyingParty, clock: Clock): SignIn {
  return {
    begin: async ({ display, request, returnPath }, browser) => {
      // The state names the request. Its stored hash prevents changes.
      const { url, checks } = await relyingParty().begin(`.${request}`);
      await beginAttempt(db, { ...checks, returnPath, display, browser }, clock);
      return url;
    },
    finish: async (search, browser) => {
      const state = new URLSearchParams(search).get("state") ?? "";
      const request = /\.([\w-]*)$/.exec(state)?.[1] ?? "";
      const attempt = await takeAttempt(db, state, browser, clock);
      // A page with the reason fits a popup and a tab.
      if (attempt === undefined) return { ...UNKNOWN, request, outcome: { error: new SignInError("expired") } };
      const { display, returnPath } = attempt;
      return { display, request, returnPath, outcome: await identify(db, relyingParty(), search, attempt, clock) };
    },
  };
}

async function identify(
  db: Db,
  relyingParty: RelyingParty,
  search: string,
  checks: Parameters<RelyingParty["finish"]>[1],
  clock: Clock,
): Promise<Ending["outcome"]> {
  try {
    const { identity, isAdministrator } = await relyingParty.finish(search, checks);
    return { uid: await signInUser(db, identity, isAdministrator, clock) };
  } catch (error) {
    if (error instanceof SignInError) return { error };
    throw error;
  }
}
