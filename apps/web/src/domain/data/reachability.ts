/** Reachability of the server (SPEC §9), as a pure state machine. */
import type { Clock } from "../outbox/clock.ts";

export type Reachability = "unknown" | "online" | "offline";

/**
 * A request's result: `answered` is any answer from our server, even a refusal; `failed` a missing or broken connection; `silent`
 * ten seconds without an answer, while the request may still be waiting.
 */
export type Contact = "answered" | "failed" | "silent";

/** Milliseconds without an answer until the server counts as unreachable. */
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
 * @param manner `patient` for uploads, whose long silence says nothing; `lasting` for requests outliving the page
 */
export type WatchRequest = <T>(
  request: () => Promise<T>,
  judge: (answer: T) => "answered" | "failed",
  manner?: Manner,
) => Promise<T>;

export type Manner = "patient" | "lasting" | undefined;

/** Last answer, and the first failure since, by the monotonic clock. */
export interface Contacts {
  readonly answeredAt: number;
  /** Start of the request whose failure raised doubt; null without doubt. */
  readonly doubtedSince: number | null;
}

/** Minimum milliseconds for a request after another one has used up the patience. */
const SECOND_CHANCE = 2000;

/** Start of the silence a request meets: an answer to another request ends an earlier one, a failure does not. */
function silentSince({ answeredAt, doubtedSince }: Contacts, startedAt: number): number {
  if (doubtedSince === null) return Math.max(startedAt, answeredAt);
  return Math.min(startedAt, Math.max(doubtedSince, startedAt - PATIENCE + SECOND_CHANCE));
}

/** @param report called with each contact, and with the time at which its request or its silence began */
export function watchRequests(
  clock: Clock,
  contacts: () => Contacts,
  report: (contact: Contact, startedAt: number) => void,
): WatchRequest {
  return async (request, judge, manner) => {
    const startedAt = clock.now();
    const cancel =
      manner === "patient"
        ? () => undefined
        : awaitSilence(
            clock,
            () => silentSince(contacts(), startedAt),
            (since) => report("silent", since),
          );
    try {
      const answer = await request();
      report(judge(answer), startedAt);
      return answer;
    } catch (error) {
      const contact = contactOf(error);
      if (contact !== null) report(contact, startedAt);
      throw error;
    } finally {
      cancel();
    }
  };
}

/** Waits until a silence exceeds the patience. @returns cancels it */
function awaitSilence(clock: Clock, since: () => number, onSilent: (since: number) => void): () => void {
  const check = (): void => {
    const began = since();
    const left = began + PATIENCE - clock.now();
    if (left <= 0) onSilent(began);
    else cancel = clock.after(left, check);
  };
  let cancel = clock.after(Math.max(0, since() + PATIENCE - clock.now()), check);
  return () => cancel();
}

/** A request aborted by the page itself says nothing about the network (null); one that timed out was silent. */
function contactOf(error: unknown): Contact | null {
  if (!(error instanceof DOMException)) return "failed";
  if (error.name === "AbortError") return null;
  return error.name === "TimeoutError" ? "silent" : "failed";
}
