/** State, events and effects for the data connection. */
import type { Transition } from "#lib/run-reducer.ts";
import { newSchedule, type Schedule, type Verdict } from "../outbox/schedule.ts";
import type { Contact, Contacts } from "./reachability.ts";
import type { SentBatch } from "./send-batch.ts";
import { changeStatus, NO_COUNTS, type DataStatus, type OutboxCounts } from "./status.ts";

/** Idle milliseconds after which the connection is checked. */
export const HEARTBEAT = 60_000;

export interface ConnectionState extends Contacts {
  readonly status: DataStatus;
  /** True when the reachability may be out of date. */
  readonly stale: boolean;
  /** Owner of the writes allowed to be sent. */
  readonly user: string | null;
  /** Suspends writes until the user has signed in, or may have done so unseen. The status follows when it is refreshed. */
  readonly signInNeeded: boolean;
  /** Writes still to be sent one by one, because one spoils its batch. */
  readonly singles: number;
  /** Users whose account another tab has deleted: writes by them may come until the page finds their session over. */
  readonly erased: ReadonlySet<string>;
  /** When the next attempt to send begins. */
  readonly schedule: Schedule;
  /** Number of the latest write count; counts may overtake each other. */
  readonly counts: number;
}

export const INITIAL_STATE: ConnectionState = {
  status: { reachability: "unknown", signInNeeded: false, ...NO_COUNTS },
  answeredAt: -Infinity,
  doubtedSince: null,
  stale: false,
  user: null,
  signInNeeded: false,
  singles: 0,
  erased: new Set(),
  schedule: newSchedule({ heartbeat: HEARTBEAT, suspended: new Set(["stopped"]) }),
  counts: 0,
};

export interface Moment {
  /** By the monotonic clock. */
  readonly now: number;
  /** From 0 up to 1. */
  readonly random: number;
  /** True while the page can be seen. */
  readonly visible: boolean;
}

export type Occurrence =
  | { readonly type: "started" | "stopped" }
  | { readonly type: "woken" }
  | { readonly type: "user-changed"; readonly uid: string | null }
  | { readonly type: "sign-in-needed" }
  | { readonly type: "write-stored" }
  /** Stored writes have changed, other than by adding one. */
  | { readonly type: "store-changed" }
  | { readonly type: "counted"; readonly id: number; readonly counts: OutboxCounts }
  | { readonly type: "account-erased"; readonly uid: string }
  /** The page came back into view. */
  | { readonly type: "attended" }
  /** The user asks for another try, or the network has come or gone. */
  | { readonly type: "retried" }
  /** @property own true for requests in an attempt */
  | { readonly type: "contact"; readonly contact: Contact; readonly startedAt: number; readonly own: boolean }
  // Steps in an attempt.
  | { readonly type: "sign-out-checked"; readonly pending: boolean }
  | { readonly type: "sign-out-sent"; readonly sent: boolean }
  | { readonly type: "batch-sent"; readonly uid: string; readonly batch: SentBatch }
  | { readonly type: "probed"; readonly reached: boolean; readonly otherwise: Verdict }
  | { readonly type: "attempt-failed"; readonly error: unknown };

export type ConnectionEvent = Occurrence & Moment;

export type ConnectionEffect =
  // Steps in an attempt: each reports its outcome.
  | { readonly type: "check-sign-out" }
  | { readonly type: "send-sign-out" }
  | { readonly type: "send-batch"; readonly uid: string; readonly limit: number }
  /** @property otherwise the attempt's verdict, unless the server is out of reach */
  | { readonly type: "probe"; readonly otherwise: Verdict }
  /** Gives up the request in progress: a new one can replace it. */
  | { readonly type: "abort-request" }
  | { readonly type: "count"; readonly id: number; readonly uid: string }
  | { readonly type: "announce-progress" }
  | { readonly type: "erase"; readonly uid: string }
  | { readonly type: "report"; readonly error: unknown };

export type ConnectionStep = Transition<ConnectionState, ConnectionEffect>;

/** Brings the status up to date: at once but for the counts, which follow. */
export function refresh(state: ConnectionState): ConnectionStep {
  const { user, signInNeeded } = state;
  const id = state.counts + 1;
  const status = changeStatus(state.status, { signInNeeded, ...(user === null ? NO_COUNTS : {}) });
  return [{ ...state, status, counts: id }, user === null ? [] : [{ type: "count", id, uid: user }]];
}
