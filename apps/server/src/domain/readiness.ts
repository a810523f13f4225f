import type { ErrorData } from "@matte/contracts";
import { inTime } from "./in-time.ts";

type Reason = ErrorData["not-ready"]["reason"];

/** Resolves with the reason why the server can't serve requests now; null when it can. */
export type ReadinessCheck = () => Promise<Reason | null>;

/** Shorter than load balancers' time-outs. */
const ANSWER_MS = 3000;

/**
 * Bounds a check: without a timely answer the server isn't ready. Later calls share a running check, so that a silent
 * service is asked once.
 */
export function bounded(reason: Reason, check: ReadinessCheck, answerMs = ANSWER_MS): ReadinessCheck {
  let running: ReturnType<ReadinessCheck> | null = null;
  return () => {
    running ??= check().finally(() => (running = null));
    return inTime(running, answerMs, () => reason);
  };
}
