/** Reachability of the server (SPEC §9), as a pure state machine. */
import type { Clock } from "../outbox/clock.ts";

export type Reachability = "unknown" | "online" | "offline";

/**
 * Result of a request: `answered` is any answer of our server, a refusal included; `failed` a connection that was not made or
 * broke; `silent` ten seconds without an answer, while the request may still be waiting.
 */
export type Contact = "answered" | "failed" | "silent";

/** Milliseconds without an answer after which the server counts as out of reach. */
export const PATIENCE = 10_000;

/** A single failure while Online may be a broken socket, so it only raises doubt; the next one, or silence, decides. */
export function nextReachability(reachability: Reachability, contact: Contact): Reachability {
  if (contact === "answered") return "online";
  if (contact === "silent") return "offline";
  return reachability === "online" ? "unknown" : "offline";
}

/**
 * Runs a request and reports its contact.
 * @param judge decides by the answer whether our server gave it
 * @param patient true for uploads, whose long silence says nothing
 */
export type WatchRequest = <T>(
  request: () => Promise<T>,
  judge: (answer: T) => "answered" | "failed",
  patient?: boolean,
) => Promise<T>;

/** @param report called with each contact, and with the time at which its request began */
export function watchRequests(clock: Clock, report: (contact: Contact, startedAt: number) => void): WatchRequest {
  return async (request, judge, patient = false) => {
    const startedAt = clock.now();
    const cancel = patient ? () => undefined : clock.after(PATIENCE, () => report("silent", startedAt));
    try {
      const answer = await request();
      report(judge(answer), startedAt);
      return answer;
    } catch (error) {
      if (!isOurOwnAbort(error)) report("failed", startedAt);
      throw error;
    } finally {
      cancel();
    }
  };
}

/** A request that the page itself aborted says nothing about the network; one that timed out does. */
function isOurOwnAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
