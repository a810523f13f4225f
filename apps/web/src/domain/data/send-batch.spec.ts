import { describe, expect, it } from "vitest";
import { type Outcome, outcomeOf } from "./outcome.ts";
import { decide } from "./send-batch.ts";
import type { PendingWrite } from "./write.ts";

const write = (id: string): PendingWrite => ({ id, uid: "ada", changes: { preferences: { photoBy: id } }, at: 0 });
const batch = ["a", "b", "c"].map(write);
const applied = (id: string) => ({ id, status: "applied" as const });
const rejected = (id: string) => ({ id, status: "rejected" as const, error: "No.", code: "of-a-newer-server" });
const dead = (id: string) => ({ ...write(id), error: "No." });

describe("the decision about a batch", () => {
  it.each<[string, Outcome, object]>([
    [
      "all applied",
      { kind: "results", results: ["a", "b", "c"].map(applied) },
      { done: ["a", "b", "c"], dead: [], next: "continue", wait: 0 },
    ],
    [
      "a duplicate among them",
      { kind: "results", results: [applied("a"), { id: "b", status: "duplicate" }, applied("c")] },
      { done: ["a", "b", "c"], dead: [], next: "continue", wait: 0 },
    ],
    [
      "one rejected",
      { kind: "results", results: [applied("a"), rejected("b"), applied("c")] },
      { done: ["a", "c"], dead: [dead("b")], next: "continue", wait: 0 },
    ],
    [
      "fewer answers than writes",
      { kind: "results", results: [applied("a")] },
      { done: ["a"], dead: [], next: "continue", wait: 0 },
    ],
    [
      "a gap in the answers, after which all writes are sent again",
      { kind: "results", results: [applied("a"), applied("c")] },
      { done: ["a"], dead: [], next: "continue", wait: 0 },
    ],
    [
      "answers to something else",
      { kind: "results", results: [applied("x")] },
      { done: [], dead: [], next: "later", wait: 0 },
    ],
    ["no answers", { kind: "results", results: [] }, { done: [], dead: [], next: "later", wait: 0 }],
    ["a refusal", { kind: "refused", error: "No." }, { done: [], dead: [], next: "singly", wait: 0 }],
    ["a request for time", { kind: "later", wait: 7000 }, { done: [], dead: [], next: "later", wait: 7000 }],
    ["a failure of the server", { kind: "failed", wait: 0 }, { done: [], dead: [], next: "later", wait: 0 }],
    ["no connection", { kind: "unreachable", wait: 0 }, { done: [], dead: [], next: "later", wait: 0 }],
    ["no session", { kind: "signed-out" }, { done: [], dead: [], next: "sign-in", wait: 0 }],
  ])("after %s", (_what, outcome, decision) => {
    expect(decide(batch, outcome)).toEqual(decision);
  });

  it("of a single write, after a refusal, makes it a dead letter", () => {
    const decision = { done: [], dead: [dead("a")], next: "continue", wait: 0 };
    expect(decide([write("a")], { kind: "refused", error: "No." })).toEqual(decision);
  });
});

describe("an answer to writes", () => {
  const ours = { success: false, error: "A sentence.", code: "of-a-newer-server" };
  const results = [applied("a")];
  const later = { kind: "later", wait: 0 };
  const refused = { kind: "refused", error: "A sentence." };
  const unreachable = { kind: "unreachable", wait: 0 };

  it.each<[number, unknown, string | null, object]>([
    [200, { success: true, results }, null, { kind: "results", results }],
    [200, "<html>", null, unreachable],
    [200, { success: true, results: [{ id: "a", status: "eaten" }] }, null, unreachable],
    [400, ours, null, refused],
    [401, ours, null, { kind: "signed-out" }],
    [401, "<html>", null, unreachable],
    [403, ours, null, refused],
    [403, undefined, null, unreachable],
    [404, undefined, null, unreachable],
    [408, ours, null, later],
    [413, undefined, null, { kind: "refused", error: "The change is too large." }],
    [425, undefined, null, later],
    [429, ours, "5", { kind: "later", wait: 5000 }],
    [429, undefined, "5", { kind: "later", wait: 5000 }],
    [500, ours, null, { kind: "failed", wait: 0 }],
    [502, undefined, null, unreachable],
    [503, ours, "2", { kind: "failed", wait: 2000 }],
    [503, "<html>", "2", { kind: "unreachable", wait: 2000 }],
  ])("with status %i, body %j and Retry-After %s has its outcome", async (status, body, retryAfter, outcome) => {
    expect(await outcomeOf({ status, body, retryAfter, date: null })).toEqual(outcome);
  });
});
