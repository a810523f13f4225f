/** One attempt to send, most pressing first: a sign-out, then writes, then a probe of the server. Pure. */
import { settle, type Verdict } from "../outbox/schedule.ts";
import {
  HEARTBEAT,
  refresh,
  type ConnectionState,
  type ConnectionStep,
  type Moment,
  type Occurrence,
} from "./connection-state.ts";
import { WRITE_BATCH_SIZE } from "@matte/contracts/limits";
import type { SentBatch } from "./send-batch.ts";

const AGAIN: Verdict = { next: "again" };
const REST: Verdict = { next: "rest" };
const LATER: Verdict = { next: "later", wait: 0 };

type StepType = "sign-out-checked" | "sign-out-sent" | "batch-sent" | "probed" | "attempt-failed";
export type AttemptStep = Moment & Extract<Occurrence, { readonly type: StepType }>;

export function attemptReducer(state: ConnectionState, event: AttemptStep): ConnectionStep {
  switch (event.type) {
    case "sign-out-checked":
      return event.pending ? [state, [{ type: "send-sign-out" }]] : sendBatch(state, event);
    case "sign-out-sent":
      return end(state, event.sent ? AGAIN : failure(state, LATER), event);
    case "batch-sent":
      return afterBatch(state, event.uid, event.batch, event);
    case "probed":
      return end(state, event.reached ? event.otherwise : failure(state, LATER), event);
    case "attempt-failed": {
      const [next, effects] = end(state, LATER, event);
      return [next, [...effects, { type: "report", error: event.error }]];
    }
  }
}

function sendBatch(state: ConnectionState, moment: Moment): ConnectionStep {
  const { user, signInNeeded, singles } = state;
  if (user === null || signInNeeded) return probe(state, REST, moment);
  return [state, [{ type: "send-batch", uid: user, limit: singles > 0 ? 1 : WRITE_BATCH_SIZE }]];
}

function afterBatch(state: ConnectionState, uid: string, batch: SentBatch, moment: Moment): ConnectionStep {
  if (batch === "none") return probe(state, REST, moment);
  if (batch === "taken") return probe(state, LATER, moment);
  const sent = { ...state, stale: false };
  if (batch === "interrupted") return end(sent, AGAIN, moment);
  const { next, wait, count } = batch;
  if (next === "later") return end(sent, failure(sent, { next: "later", wait }), moment);
  if (next === "sign-in")
    return probe({ ...state, signInNeeded: state.signInNeeded || uid === state.user }, REST, moment);
  const singles = next === "singly" ? count : Math.max(0, state.singles - count);
  return end({ ...sent, singles }, AGAIN, moment);
}

/** Checks the server, unless its last answer is recent or the page is hidden: then nothing would show the result. */
function probe(state: ConnectionState, otherwise: Verdict, moment: Moment): ConnectionStep {
  const { stale, status, answeredAt } = state;
  const worthwhile = stale || status.reachability !== "online" || moment.now - answeredAt >= HEARTBEAT;
  if (!moment.visible || !worthwhile) return end(state, otherwise, moment);
  return [{ ...state, stale: false }, [{ type: "probe", otherwise }]];
}

/** After a first failure while Online a second try follows at once and decides. */
function failure({ status }: ConnectionState, verdict: Verdict): Verdict {
  return status.reachability === "unknown" ? { next: "confirm" } : verdict;
}

function end(state: ConnectionState, verdict: Verdict, { now, random }: Moment): ConnectionStep {
  const [next, effects] = refresh({ ...state, schedule: settle(state.schedule, verdict, now, random) });
  return [next, verdict.next === "again" ? [...effects, { type: "announce-progress" }] : effects];
}
