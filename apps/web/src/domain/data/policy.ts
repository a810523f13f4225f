/** Decides about a batch of writes by its answer. Pure. */
import type { Outcome } from "./outcome.ts";
import type { DeadLetter, PendingWrite } from "./write.ts";

export interface Decision {
  /** Ids of confirmed writes, to be removed from storage. */
  readonly done: readonly string[];
  /** Refused writes, once it is certain that their user is still signed in. */
  readonly dead: readonly DeadLetter[];
  /**
   * `continue`: sends the next writes at once. `singly`: sends the same ones again one by one, to find the one that spoils the
   * batch. `later`: after a backoff of at least `wait` milliseconds. `sign-in`: once the user has signed in.
   */
  readonly next: "continue" | "singly" | "later" | "sign-in";
  readonly wait: number;
}

const NOTHING = { done: [], dead: [], wait: 0 } as const;

/** @param batch the writes that were sent, in order, at least one */
export function decide(batch: readonly PendingWrite[], outcome: Outcome): Decision {
  switch (outcome.kind) {
    case "results":
      return fromResults(batch, outcome);
    case "refused":
      return fromRefusal(batch, outcome.error);
    case "signed-out":
      return { ...NOTHING, next: "sign-in" };
    case "later":
    case "failed":
    case "unreachable":
      return { ...NOTHING, next: "later", wait: outcome.wait };
  }
}

/** Counts results up to the first write without one: those after it are sent again, so that the order holds. */
function fromResults(batch: readonly PendingWrite[], { results }: Outcome & { kind: "results" }): Decision {
  const byId = new Map(results.map((result) => [result.id, result]));
  const done: string[] = [];
  const dead: DeadLetter[] = [];
  for (const write of batch) {
    const result = byId.get(write.id);
    if (result === undefined) break;
    if (result.status === "rejected") dead.push({ ...write, error: result.error });
    else done.push(write.id);
  }
  const next = done.length + dead.length > 0 ? "continue" : "later";
  return { done, dead, next, wait: 0 };
}

function fromRefusal(batch: readonly PendingWrite[], error: string): Decision {
  const [only] = batch;
  if (only === undefined || batch.length > 1) return { ...NOTHING, next: "singly" };
  return { ...NOTHING, dead: [{ ...only, error }], next: "continue" };
}
