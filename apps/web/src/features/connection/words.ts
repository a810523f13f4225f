/** What the page says about its connection. */
import type { DataStatus, DeadLetter } from "#domain/data/index.ts";

/** Undefined when there is nothing to say. */
export function waitingWords({ waiting, held, signInNeeded }: DataStatus): string | undefined {
  if (waiting === 0) return undefined;
  const changes = waiting === 1 ? "1 change" : `${waiting} changes`;
  if (signInNeeded) return `Sign in to send ${changes}`;
  return held === 0 ? `${changes} waiting` : `${changes} waiting, kept only while this page is open`;
}

export function refusedWords(count: number): string {
  return count === 1 ? "1 change refused" : `${count} changes refused`;
}

/** What it was that the user changed, by the names the page has for it. */
export function subjectOf({ changes }: DeadLetter): string {
  const named = [
    changes.preferences === undefined ? [] : ["Credit and location"],
    changes.onboarding === undefined ? [] : ["Answers to the set-up questions"],
  ].flat();
  return named.join("; ") || "End of the set-up";
}
