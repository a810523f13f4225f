/** Syncing logos with the account as a pure state machine. The last choice on any device wins. */
import type { KeptLogo } from "@matte/engine";
import type { KeptLogos, LogoPlace } from "#domain/account/logo-server.ts";
import type { Transition } from "#lib/run-reducer.ts";
import type { LogoRecord } from "../model/registry.ts";
import { LOGO_PLACES } from "./slots.ts";

/** Absent for no logo, like null. */
export type LogoIds = Readonly<Partial<Record<LogoPlace, string | null>>>;

/** One request in a job. Jobs run one after another: an older answer never comes last. */
type Request =
  | { readonly type: "send"; readonly place: LogoPlace }
  | { readonly type: "list" }
  | { readonly type: "fetch"; readonly place: LogoPlace; readonly account: KeptLogos };

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
  | { readonly type: "sent"; readonly place: LogoPlace; readonly id: string | null; readonly account: KeptLogos }
  /** The editor is closing, and its logos are gone. */
  | { readonly type: "not-sent" }
  | { readonly type: "listed"; readonly account: KeptLogos }
  | {
      readonly type: "fetched";
      readonly place: LogoPlace;
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
  | { readonly type: "send"; readonly place: LogoPlace; readonly id: string | null }
  | { readonly type: "list" }
  | { readonly type: "fetch"; readonly place: LogoPlace; readonly account: KeptLogos }
  | {
      readonly type: "apply";
      readonly place: LogoPlace;
      readonly record: LogoRecord | null;
      /** In the library alone. */
      readonly colours?: KeptLogo["colours"] | undefined;
    }
  | { readonly type: "report"; readonly error: unknown };

type Step = Transition<LogoSyncState, LogoSyncEffect>;

const NONE: LogoIds = { light: null, dark: null };
const SEND: readonly Request[] = LOGO_PLACES.map((place) => ({ type: "send", place }));
const SYNC: readonly Request[] = [...SEND, { type: "list" }];

export function newLogoSync(here: LogoIds): LogoSyncState {
  return { here, sent: NONE, changedAt: NONE, running: null, queue: [], ended: false };
}

export function idAt(ids: LogoIds, place: LogoPlace): string | null {
  return ids[place] ?? null;
}

export function hasUnsentLogos({ here, sent, ended }: LogoSyncState): boolean {
  return !ended && LOGO_PLACES.some((place) => idAt(here, place) !== idAt(sent, place));
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
      return proceed(markSynced(state, event.place, event.id, event.account));
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
  const { place } = request;
  const id = idAt(state.here, place);
  return id === idAt(state.sent, place) ? proceed(state) : [state, [{ type: "send", place, id }]];
}

function fetches({ changedAt }: LogoSyncState, account: KeptLogos): Request[] {
  return LOGO_PLACES.filter((place) => (account[place]?.changedAt ?? null) !== idAt(changedAt, place)).map((place) => ({
    type: "fetch",
    place,
    account,
  }));
}

/** A logo chosen here since the request is the later choice. */
function apply(state: LogoSyncState, event: LogoSyncEvent & { readonly type: "fetched" }): Step {
  const { place, record, account } = event;
  if (state.ended || idAt(state.here, place) !== idAt(state.sent, place)) return proceed(state);
  const [next, effects] = proceed(markSynced(state, place, record?.logo.id ?? null, account));
  return [next, [{ type: "apply", place, record, colours: account[place]?.colours }, ...effects]];
}

function markSynced(state: LogoSyncState, place: LogoPlace, id: string | null, account: KeptLogos): LogoSyncState {
  const changedAt = { ...state.changedAt, [place]: account[place]?.changedAt ?? null };
  return { ...state, sent: { ...state.sent, [place]: id }, changedAt };
}

function report(state: LogoSyncState, error: unknown): Step {
  const [next, effects] = proceed({ ...state, running: [] });
  return [next, [{ type: "report", error }, ...effects]];
}
