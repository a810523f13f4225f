/** Watches requests for what they say about the server's reachability. */
import type { Clock } from "../outbox/clock.ts";
import { PATIENCE, type Contact } from "./reachability.ts";

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
