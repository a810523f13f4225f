/** What becomes of a batch of writes after its answer: a pure decision. */
import type { Outcome } from "./outcome.ts";
import type { DeadLetter, PendingWrite } from "./write.ts";

export interface Decision {
  /** Confirmed; they may be forgotten. */
  readonly done: readonly string[];
  /** Given up, if it is still their user who is signed in. */
  readonly dead: readonly DeadLetter[];
  /**
   * `on`: the next ones at once. `singly`: the same ones again, one to a request, to find the one that spoils it.
   * `later`: after a pause of at least `wait` milliseconds. `sign-in`: not before somebody signs in.
   */
  readonly next: "on" | "singly" | "later" | "sign-in";
  readonly wait: number;
}

const NOTHING = { done: [], dead: [], wait: 0 } as const;

/** @param batch what was sent, in order, at least one */
export function decide(batch: readonly PendingWrite[], outcome: Outcome): Decision {
  switch (outcome.kind) {
    case "results":
      return fromResults(batch, outcome);
    case "refused":
      return fromRefusal(batch, outcome.error);
    case "signed-out":
      return { ...NOTHING, next: "sign-in" };
    case "later":
    case "unreachable":
      return { ...NOTHING, next: "later", wait: outcome.wait };
  }
}

/** Answers count up to the first write without one: what comes after it is sent again behind it, so the order holds. */
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
  const next = done.length + dead.length > 0 ? "on" : "later";
  return { done, dead, next, wait: 0 };
}

function fromRefusal(batch: readonly PendingWrite[], error: string): Decision {
  const [only] = batch;
  if (only === undefined || batch.length > 1) return { ...NOTHING, next: "singly" };
  return { ...NOTHING, dead: [{ ...only, error }], next: "on" };
}
