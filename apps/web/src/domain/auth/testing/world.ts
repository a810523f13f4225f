import type { SessionUser, UserChanges, UserDocument } from "@matte/contracts";
import type { StoreApi } from "zustand/vanilla";
import type { DataStatus } from "../../data/status.ts";
import { valuesIn } from "#lib/storage.ts";
import type { AuthPorts } from "../ports.ts";
import type { SignInOutcome } from "../sign-in-window.ts";

export const ADA: SessionUser = { uid: "u-ada", email: "ada@example.com" };
export const BO: SessionUser = { uid: "u-bo", email: "bo@example.com" };
export const NOW = "2026-01-02T03:04:05.678Z";

/** A server, a browser and a data connection in a state set by the test; `asked` records their calls. */
export interface World {
  session: SessionUser | null;
  reachable: boolean;
  documents: Map<string, UserDocument>;
  waiting: number;
  /** Any user's changes waiting to be sent. */
  unsent: UserChanges;
  signOutPending: boolean;
  signInNeeded: boolean;
  keeps: boolean;
  popups: boolean;
  back: "signed-in" | "failed" | null;
  readonly asked: string[];
  readonly logged: string[];
  /** Removals of other users' data. */
  readonly forgotten: string[];
  /** Milliseconds since 1970. */
  now: number;
  readonly stored: Map<string, string>;
  end: (outcome: SignInOutcome) => void;
  /** Calls the connection's status listeners. */
  changeStatus: () => void;
}

export function newWorld(): World {
  return {
    session: null,
    reachable: true,
    documents: new Map([ADA, BO].map((user) => [user.uid, documentOf(user)])),
    waiting: 0,
    unsent: {},
    signOutPending: false,
    signInNeeded: false,
    keeps: true,
    popups: true,
    back: null,
    asked: [],
    logged: [],
    forgotten: [],
    now: Date.parse(NOW),
    stored: new Map(),
    end: () => undefined,
    changeStatus: () => undefined,
  };
}

export function documentOf({ uid, email }: SessionUser): UserDocument {
  const flags = { isPro: false, isAdmin: false, plan: "free" } as const;
  return { uid, email, createdAt: NOW, ...flags, onboarding: null, preferences: null, onboardingCompletedAt: null };
}

/** Read from the world at the time; `changeStatus` calls the listeners. */
function statusOf(of: World): AuthPorts["connection"]["status"] {
  const getState = (): DataStatus => ({
    reachability: "online",
    waiting: of.waiting,
    held: 0,
    signInNeeded: of.signInNeeded,
    deadLetters: [],
  });
  const subscribe: StoreApi<DataStatus>["subscribe"] = (listener) => {
    let before = getState();
    of.changeStatus = () => {
      const status = getState();
      listener(status, before);
      before = status;
    };
    return () => undefined;
  };
  return { getState, getInitialState: getState, subscribe };
}

export function portsOf(of: World): AuthPorts {
  const reach = <T>(answer: T): T => {
    if (!of.reachable) throw new TypeError("Failed to fetch");
    return answer;
  };
  const note = (what: string): void => void of.asked.push(what);
  const kept = {
    getItem: (key: string) => of.stored.get(key) ?? null,
    setItem: (key: string, text: string) => void of.stored.set(key, text),
    removeItem: (key: string) => void of.stored.delete(key),
  };
  return {
    connection: {
      signedIn: async (uid) => note(`signed in ${uid}`),
      resume: (uid) => note(`resume ${uid}`),
      signedOut: () => note("signed out"),
      signOut: async () => {
        note("sign out");
        if (!of.keeps) throw new Error("No storage");
        of.session = null;
        return "signed-out";
      },
      isSignOutPending: async () => of.signOutPending,
      unsent: async () => of.unsent,
      save: async (uid) => {
        note(`save ${uid}`);
        if (!of.keeps) throw new Error("No storage");
        return "queued";
      },
      forgetOthers: async (uid) => void of.forgotten.push(`writes but ${uid}`),
      erase: async (uid) => note(`erase ${uid}`),
      status: statusOf(of),
    },
    server: {
      session: async () => reach(of.session),
      freshSession: async () => reach(of.session),
      document: async (uid) => {
        const document = reach(of.documents.get(uid));
        if (document === undefined) throw new Error("404");
        return document;
      },
      remove: async (uid) => {
        note(`delete ${uid}`);
        if (!of.reachable) return { text: "The subscription could not be cancelled.", signInNeeded: false };
        of.documents.delete(uid);
        return null;
      },
    },
    window: {
      open: (staying) => {
        note(staying === true ? "open and stay" : "open");
        return of.popups;
      },
      listen: (listener) => {
        of.end = listener;
        return () => undefined;
      },
    },
    values: valuesIn(() => kept),
    takeReturn: () => of.back,
    forgetOthers: async (uid) => void of.forgotten.push(`files but ${uid}`),
    now: () => of.now,
    log: (text) => void of.logged.push(text),
  };
}
