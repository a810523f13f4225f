/** The uploads as a pure state machine: their order, their tries, and what suspends them. */
import { beginDue, nudge, resume, settle, suspend, type Verdict } from "../outbox/schedule.ts";
import {
  isOpen,
  type Moment,
  type Settled,
  type UploadsEffect,
  type UploadsEvent,
  type UploadsState,
  type UploadsStep,
} from "./uploads-state.ts";

/** Tries per page; an upload that fails more often rests until the next visit. */
const MOST_TRIES = 10;
const AGAIN: Verdict = { next: "again" };

export function uploadsReducer(state: UploadsState, event: UploadsEvent): UploadsStep {
  const { schedule } = state;
  switch (event.type) {
    case "found":
      return [enqueue(state, event.ids, event.now), []];
    case "stored":
      return [enqueue(addSize(state, event.id, event.size), [event.id], event.now), []];
    case "suspended":
      return [{ ...state, schedule: suspend(schedule, event.reason) }, []];
    case "resumed":
      return [{ ...state, schedule: resume(schedule, event.reason, event.now) }, []];
    case "woken":
      return begin(state);
    case "settled":
      return afterSending(state, event);
  }
}

function enqueue(state: UploadsState, ids: readonly string[], now: number): UploadsState {
  return { ...state, queue: [...state.queue, ...ids], schedule: nudge(state.schedule, now) };
}

function begin(state: UploadsState): UploadsStep {
  const [schedule, begun] = beginDue(state.schedule, state.queue.length);
  const effects = state.queue.slice(0, begun).map((id) => ({ type: "send", id }) as const);
  return [{ ...state, schedule, queue: state.queue.slice(begun) }, effects];
}

function afterSending(state: UploadsState, event: Settled & Moment): UploadsStep {
  const { id, upload, outcome, now, random } = event;
  const settled = (verdict: Verdict): UploadsState => ({
    ...state,
    schedule: settle(state.schedule, verdict, now, random),
  });
  const failure: readonly UploadsEffect[] = upload === null ? [] : [{ type: "report-failure", upload }];
  switch (outcome.kind) {
    case "sent":
      return [drop(settled(AGAIN), id), [{ type: "remove", id }]];
    case "refused":
      return [drop(settled(AGAIN), id), [{ type: "remove", id }, ...failure]];
    case "taken":
    case "gone":
    case "aborted":
      return [drop(settled(AGAIN), id), []];
    case "later":
      return [tryLater(settled({ next: "later", wait: outcome.wait }), id), []];
    case "failed":
    case "unreachable":
      return [tryLater(settled({ next: "later", wait: outcome.wait }), id), failure];
    case "signed-out":
      return [holdBack(settled(AGAIN), id), []];
    case "full":
      return close(settled(AGAIN));
  }
}

/** Forgets an upload that this page has nothing more to do with. */
function drop(state: UploadsState, id: string): UploadsState {
  const [tries, sizes] = [new Map(state.tries), new Map(state.sizes)];
  const bytes = state.bytes - (sizes.get(id) ?? 0);
  tries.delete(id);
  sizes.delete(id);
  return { ...state, tries, sizes, bytes };
}

function tryLater(state: UploadsState, id: string): UploadsState {
  const tries = (state.tries.get(id) ?? 0) + 1;
  const queue = tries < MOST_TRIES ? [...state.queue, id] : state.queue;
  return { ...state, queue, tries: new Map(state.tries).set(id, tries) };
}

/** The others have no session either. */
function holdBack(state: UploadsState, id: string): UploadsState {
  return { ...state, queue: [id, ...state.queue], schedule: suspend(state.schedule, "signed-out") };
}

/** The server is full: nothing that waits will ever be accepted. */
function close(state: UploadsState): UploadsStep {
  if (!isOpen(state)) return [state, []];
  const schedule = suspend(state.schedule, "closed");
  return [{ ...state, schedule, queue: [] }, [{ type: "report-full" }, { type: "clear" }]];
}

function addSize(state: UploadsState, id: string, size: number): UploadsState {
  return { ...state, sizes: new Map(state.sizes).set(id, size), bytes: state.bytes + size };
}
