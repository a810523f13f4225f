/** The uploads as a pure state machine: their order, their tries, and what suspends them. */
import { beginDue, nudge, resume, settle, suspend, type Verdict } from "../outbox/schedule.ts";
import {
  isOpen,
  type Moment,
  type Settled,
  type StoredUpload,
  type UploadsEffect,
  type UploadsEvent,
  type UploadsState,
  type UploadsStep,
} from "./uploads-state.ts";

/** Tries per page; an upload failing more often rests until the next visit. */
const MOST_TRIES = 10;
const AGAIN: Verdict = { next: "again" };

export function uploadsReducer(state: UploadsState, event: UploadsEvent): UploadsStep {
  const { schedule } = state;
  switch (event.type) {
    case "found":
      return [
        enqueue(
          state,
          event.ids.map((id) => ({ id, size: 0, tries: 0 })),
          event.now,
        ),
        [],
      ];
    case "stored":
      return [enqueue(state, [{ id: event.id, size: event.size, tries: 0 }], event.now), []];
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

function enqueue(state: UploadsState, added: readonly StoredUpload[], now: number): UploadsState {
  const bytes = added.reduce((sum, { size }) => sum + size, state.bytes);
  return { ...state, queue: [...state.queue, ...added], bytes, schedule: nudge(state.schedule, now) };
}

function begin(state: UploadsState): UploadsStep {
  const [schedule, count] = beginDue(state.schedule, state.queue.length);
  const begun = state.queue.slice(0, count);
  const sending = [...state.sending, ...begun];
  return [
    { ...state, schedule, sending, queue: state.queue.slice(count) },
    begun.map(({ id }) => ({ type: "send", id })),
  ];
}

function afterSending(state: UploadsState, event: Settled & Moment): UploadsStep {
  const { id, upload, outcome, now, random } = event;
  const tried = state.sending.find((sent) => sent.id === id) ?? { id, size: 0, tries: 0 };
  const settled = (verdict: Verdict): UploadsState => ({
    ...state,
    sending: state.sending.filter((sent) => sent.id !== id),
    schedule: settle(state.schedule, verdict, now, random),
  });
  const failure: readonly UploadsEffect[] = upload === null ? [] : [{ type: "report-failure", upload }];
  switch (outcome.kind) {
    case "sent":
      return [drop(settled(AGAIN), tried), [{ type: "remove", id }]];
    case "refused":
      return [drop(settled(AGAIN), tried), [{ type: "remove", id }, ...failure]];
    case "taken":
    case "gone":
    case "aborted":
      return [drop(settled(AGAIN), tried), []];
    case "later":
      return [tryLater(settled({ next: "later", wait: outcome.wait }), tried), []];
    case "failed":
    case "unreachable":
      return [tryLater(settled({ next: "later", wait: outcome.wait }), tried), failure];
    case "signed-out":
      return [holdBack(settled(AGAIN), tried), []];
    case "full":
      return close(settled(AGAIN));
  }
}

/** Forgets an upload this page is finished with. */
function drop(state: UploadsState, { size }: StoredUpload): UploadsState {
  return { ...state, bytes: state.bytes - size };
}

/** An upload that has failed too often stays stored for the next page. */
function tryLater(state: UploadsState, tried: StoredUpload): UploadsState {
  const again = { ...tried, tries: tried.tries + 1 };
  return again.tries < MOST_TRIES ? { ...state, queue: [...state.queue, again] } : state;
}

/** The others have no session either. */
function holdBack(state: UploadsState, tried: StoredUpload): UploadsState {
  return { ...state, queue: [tried, ...state.queue], schedule: suspend(state.schedule, "signed-out") };
}

/** The server is full and will never accept waiting uploads. */
function close(state: UploadsState): UploadsStep {
  if (!isOpen(state)) return [state, []];
  const schedule = suspend(state.schedule, "closed");
  return [{ ...state, schedule, queue: [] }, [{ type: "report-full" }, { type: "clear" }]];
}
