/** Watches every request for what it says about the connection, whoever makes it. */
import { nextState, PATIENCE, type ConnectionState, type Contact } from "./connection-state.ts";
import type { Clock } from "./ports.ts";

export interface ContactWatch {
  readonly state: () => ConnectionState;
  /** Milliseconds since the server last answered. */
  readonly sinceAnswer: () => number;
  /** Whether that is so long ago that somebody who looks deserves to have it checked. */
  readonly isStale: () => boolean;
  /**
   * Runs a request and notes how it went.
   * @param judge whether what came back is an answer of our server's
   * @param patient whether it may take its time before its silence says anything: an upload, say
   */
  readonly watch: <T>(
    request: () => Promise<T>,
    judge: (answer: T) => "answered" | "failed",
    patient?: boolean,
  ) => Promise<T>;
}

/** @param changed called with each new state, and with each contact that leaves it as it was */
export function watchContact(clock: Clock, changed: (state: ConnectionState, contact: Contact) => void): ContactWatch {
  let state: ConnectionState = "unknown";
  let answeredAt = -Infinity;

  /** Bad news of a request that began before the last good news is old news. */
  const note = (contact: Contact, startedAt: number): void => {
    if (contact !== "answered" && answeredAt > startedAt) return;
    if (contact === "answered") answeredAt = clock.now();
    state = nextState(state, contact);
    changed(state, contact);
  };

  const sinceAnswer = (): number => clock.now() - answeredAt;

  return {
    state: () => state,
    sinceAnswer,
    isStale: () => state !== "online" || sinceAnswer() >= PATIENCE,
    watch: async (request, judge, patient = false) => {
      const startedAt = clock.now();
      const settled = patient ? () => undefined : clock.after(PATIENCE, () => note("silent", startedAt));
      try {
        const answer = await request();
        note(judge(answer), startedAt);
        return answer;
      } catch (error) {
        if (!isOurOwnAbort(error)) note("failed", startedAt);
        throw error;
      } finally {
        settled();
      }
    },
  };
}

/** A request that the page itself took back says nothing about the network; one that timed out does. */
function isOurOwnAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
