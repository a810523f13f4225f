/** Syncing logos with the account as a pure state machine. The last choice on any device wins. */
import type { LogoMatte } from "@matte/contracts/limits";
import type { KeptLogos } from "#domain/account/logo-server.ts";
import type { Transition } from "#lib/run-reducer.ts";
import type { LogoRecord } from "../model/registry.ts";

export type LogoIds = Readonly<Record<LogoMatte, string | null>>;

/** One request in a job. Jobs run one after another: an older answer never comes last. */
type Request =
  | { readonly type: "send"; readonly matte: LogoMatte }
  | { readonly type: "list" }
  | { readonly type: "fetch"; readonly matte: LogoMatte; readonly account: KeptLogos };

export interface LogoSyncState {
  readonly here: LogoIds;
  /** The editor's logos known to the account. */
  readonly sent: LogoIds;
  /** When the account got them, as it reports. */
  readonly changedAt: LogoIds;
  /** The running job's remaining requests; null while none runs. */
  readonly running: readonly Request[] | null;
  readonly queue: readonly (readonly Request[])[];
  readonly ended: boolean;
}

export type LogoSyncEvent =
  | { readonly type: "changed"; readonly here: LogoIds }
  | { readonly type: "paused" | "requested" | "ended" }
  | { readonly type: "sent"; readonly matte: LogoMatte; readonly id: string | null; readonly account: KeptLogos }
  /** The editor is closing, and its logos are gone. */
  | { readonly type: "not-sent" }
  | { readonly type: "listed"; readonly account: KeptLogos }
  | {
      readonly type: "fetched";
      readonly matte: LogoMatte;
      /** Null when the account has no such logo. */
      readonly record: LogoRecord | null;
      readonly account: KeptLogos;
    }
  | { readonly type: "failed"; readonly error: unknown };

export type LogoSyncEffect =
  /** Sends `paused` after a pause, unless another change comes first. */
  | { readonly type: "await-pause" }
  | { readonly type: "cancel-pause" }
  /** @property id the logo's id; null removes it from the account */
  | { readonly type: "send"; readonly matte: LogoMatte; readonly id: string | null }
  | { readonly type: "list" }
  | { readonly type: "fetch"; readonly matte: LogoMatte; readonly account: KeptLogos }
  | { readonly type: "apply"; readonly matte: LogoMatte; readonly record: LogoRecord | null }
  | { readonly type: "report"; readonly error: unknown };

type Step = Transition<LogoSyncState, LogoSyncEffect>;

const MATTES = ["light", "dark"] as const;
const NONE: LogoIds = { light: null, dark: null };
const SEND: readonly Request[] = MATTES.map((matte) => ({ type: "send", matte }));
const SYNC: readonly Request[] = [...SEND, { type: "list" }];

export function newLogoSync(here: LogoIds): LogoSyncState {
  return { here, sent: NONE, changedAt: NONE, running: null, queue: [], ended: false };
}

export function hasUnsentLogos({ here, sent, ended }: LogoSyncState): boolean {
  return !ended && MATTES.some((matte) => here[matte] !== sent[matte]);
}

export function logoSyncReducer(state: LogoSyncState, event: LogoSyncEvent): Step {
  switch (event.type) {
    case "changed":
      return change({ ...state, here: event.here });
    case "paused":
      return enqueue(state, SEND);
    case "requested":
      return enqueue(state, SYNC);
    case "ended":
      return [{ ...state, ended: true, queue: [], running: null }, [{ type: "cancel-pause" }]];
    case "sent":
      return proceed(markSynced(state, event.matte, event.id, event.account));
    case "not-sent":
      return proceed(state);
    case "listed":
      return proceed({ ...state, running: [...(state.running ?? []), ...fetches(state, event.account)] });
    case "fetched":
      return apply(state, event);
    case "failed":
      return report(state, event.error);
  }
}

function change(state: LogoSyncState): Step {
  return [state, hasUnsentLogos(state) ? [{ type: "await-pause" }] : []];
}

function enqueue(state: LogoSyncState, job: readonly Request[]): Step {
  if (state.ended) return [state, []];
  const next = { ...state, queue: [...state.queue, job] };
  return state.running === null ? proceed(next) : [next, []];
}

/** Makes the next request, in the running job or the next one. */
function proceed(state: LogoSyncState): Step {
  if (state.ended) return [state, []];
  const [request, ...running] = state.running ?? [];
  if (request !== undefined) return start({ ...state, running }, request);
  const [job, ...queue] = state.queue;
  return job === undefined ? [{ ...state, running: null }, []] : proceed({ ...state, running: job, queue });
}

function start(state: LogoSyncState, request: Request): Step {
  if (request.type !== "send") return [state, [request]];
  const { matte } = request;
  const id = state.here[matte];
  return id === state.sent[matte] ? proceed(state) : [state, [{ type: "send", matte, id }]];
}

function fetches({ changedAt }: LogoSyncState, account: KeptLogos): Request[] {
  return MATTES.filter((matte) => (account[matte]?.changedAt ?? null) !== changedAt[matte]).map((matte) => ({
    type: "fetch",
    matte,
    account,
  }));
}

/** A logo chosen here since the request is the later choice. */
function apply(state: LogoSyncState, event: LogoSyncEvent & { readonly type: "fetched" }): Step {
  const { matte, record, account } = event;
  if (state.ended || state.here[matte] !== state.sent[matte]) return proceed(state);
  const [next, effects] = proceed(markSynced(state, matte, record?.logo.id ?? null, account));
  return [next, [{ type: "apply", matte, record }, ...effects]];
}

function markSynced(state: LogoSyncState, matte: LogoMatte, id: string | null, account: KeptLogos): LogoSyncState {
  const changedAt = { ...state.changedAt, [matte]: account[matte]?.changedAt ?? null };
  return { ...state, sent: { ...state.sent, [matte]: id }, changedAt };
}

function report(state: LogoSyncState, error: unknown): Step {
  const [next, effects] = proceed({ ...state, running: [] });
  return [next, [{ type: "report", error }, ...effects]];
}
