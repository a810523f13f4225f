import type { ErrorData } from "@matte/contracts";
import { inTime } from "./in-time.ts";

type Reason = ErrorData["not-ready"]["reason"];

/** Resolves with the reason why the server can't serve requests at the moment, or null when it can. */
export type ReadinessCheck = () => Promise<Reason | null>;

/** Shorter than the time-outs of load balancers. */
const ANSWER_MS = 3000;

/**
 * Bounds a check: without an answer in time the server isn't ready. A check that still runs is shared by later calls, so that a
 * service that doesn't answer is asked once.
 */
export function bounded(reason: Reason, check: ReadinessCheck, answerMs = ANSWER_MS): ReadinessCheck {
  let running: ReturnType<ReadinessCheck> | null = null;
  return () => {
    running ??= check().finally(() => (running = null));
    return inTime(running, answerMs, () => reason);
  };
}
