/** The data connection as a pure state machine: reachability, the signed-in user, and the time of the next attempt. */
import { beginDue, hurry, nudge, resume, suspend } from "../outbox/schedule.ts";
import { attemptReducer } from "./attempt-reducer.ts";
import { refresh, type ConnectionEvent, type ConnectionState, type ConnectionStep } from "./connection-state.ts";
import { nextReachability, PATIENCE } from "./reachability.ts";
import { changeStatus } from "./status.ts";

export function connectionReducer(state: ConnectionState, event: ConnectionEvent): ConnectionStep {
  const { now } = event;
  switch (event.type) {
    case "started":
      return [hurried({ ...state, schedule: resume(state.schedule, "stopped", now) }, now), []];
    case "stopped":
      return [{ ...state, schedule: suspend(state.schedule, "stopped") }, []];
    case "woken":
      return beginAttempt(state);
    case "user-changed":
      return changeUser(state, event.uid, now);
    case "sign-in-needed":
      return refresh({ ...state, signInNeeded: true });
    case "write-stored":
      return refresh(nudged(state, now));
    case "store-changed":
      return refresh(state);
    case "counted":
      return [takeCounts(state, event), []];
    case "account-erased":
      return refresh({ ...state, erased: new Set(state.erased).add(event.uid) });
    case "attended":
      return attend(state, now);
    case "retried":
      return retry(state, now);
    case "contact":
      return [noteContact(state, event), []];
    default:
      return attemptReducer(state, event);
  }
}

function beginAttempt(state: ConnectionState): ConnectionStep {
  const [schedule, begun] = beginDue(state.schedule);
  return [{ ...state, schedule }, begun === 0 ? [] : [{ type: "check-sign-out" }]];
}

function changeUser(state: ConnectionState, uid: string | null, now: number): ConnectionStep {
  const left = uid === null && state.user !== null && state.erased.has(state.user) ? state.user : null;
  const [next, effects] = refresh(hurried({ ...state, user: uid, signInNeeded: false, singles: 0 }, now));
  return [next, left === null ? effects : [...effects, { type: "erase", uid: left }]];
}

/** A long silent request would delay a new one, so it is given up. */
function retry(state: ConnectionState, now: number): ConnectionStep {
  const offline = state.status.reachability === "offline";
  return [hurried({ ...state, stale: true, signInNeeded: false }, now), offline ? [{ type: "abort-request" }] : []];
}

/** Checks the connection when its last answer is old, or when a sign-in may have happened elsewhere. */
function attend(state: ConnectionState, now: number): ConnectionStep {
  const { status, answeredAt, signInNeeded } = state;
  const doubtful = signInNeeded || status.reachability !== "online" || now - answeredAt >= PATIENCE;
  return doubtful ? retry(state, now) : [nudged(state, now), []];
}

function takeCounts(state: ConnectionState, event: ConnectionEvent & { readonly type: "counted" }): ConnectionState {
  return event.id === state.counts ? { ...state, status: changeStatus(state.status, event.counts) } : state;
}

/** Requests outside an attempt also decide when the next one begins. */
function noteContact(state: ConnectionState, event: ConnectionEvent & { readonly type: "contact" }): ConnectionState {
  const { contact, startedAt, own, now } = event;
  // A failure in a request begun before the last answer says nothing new.
  if (contact !== "answered" && state.answeredAt > startedAt) return state;
  const before = state.status.reachability;
  const reachability = nextReachability(before, contact);
  const status = changeStatus(state.status, { reachability });
  const answeredAt = contact === "answered" ? now : state.answeredAt;
  const noted = { ...state, status, answeredAt, doubtedSince: reachability === "unknown" ? startedAt : null };
  if (own) return noted;
  if (reachability === "online") return before === "online" ? noted : hurried(noted, now);
  return before === "offline" ? noted : nudged(noted, now);
}

function nudged(state: ConnectionState, now: number): ConnectionState {
  return { ...state, schedule: nudge(state.schedule, now) };
}

function hurried(state: ConnectionState, now: number): ConnectionState {
  return { ...state, schedule: hurry(state.schedule, now) };
}
