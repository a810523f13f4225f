/** Texts about the data connection. */
import type { DataStatus, DeadLetter } from "#domain/data/index.ts";

/** Returns undefined when nothing waits. */
export function waitingWords({ waiting, held, signInNeeded }: DataStatus): string | undefined {
  if (waiting === 0) return undefined;
  const changes = waiting === 1 ? "1 change" : `${waiting} changes`;
  if (signInNeeded) return `Sign in to send ${changes}`;
  return held === 0 ? `${changes} waiting` : `${changes} waiting, kept only while this page is open`;
}

export function refusedWords(count: number): string {
  return count === 1 ? "1 change refused" : `${count} changes refused`;
}

/** Names the parts of the account that were changed, as the page labels them. */
export function subjectOf({ changes }: DeadLetter): string {
  const named = [
    changes.preferences === undefined ? [] : ["Credit and location"],
    changes.onboarding === undefined ? [] : ["Answers to the set-up questions"],
  ].flat();
  return named.join("; ") || "End of the set-up";
}
