import { describe, expect, it } from "vitest";
import {
  amend,
  beginHistory,
  HISTORY_LIMIT,
  reachable,
  record,
  redo,
  seal,
  undo,
  type History,
  type Step,
} from "./history.ts";

type Move = readonly [value: string, step?: Step] | "undo" | "redo" | "seal";

function walk(moves: readonly Move[]): History<string> {
  return moves.reduce((history: History<string>, move) => {
    if (move === "undo") return undo(history);
    if (move === "redo") return redo(history);
    if (move === "seal") return seal(history);
    return record(history, ...move);
  }, beginHistory("0"));
}

const drag = { key: "size" };
const release = { key: "size", final: true };

describe("history", () => {
  const cases: readonly [what: string, moves: readonly Move[], past: string, present: string, future: string][] = [
    ["nothing yet", [], "", "0", ""],
    ["two steps", [["1"], ["2"]], "01", "2", ""],
    ["undo", [["1"], ["2"], "undo"], "0", "1", "2"],
    ["undo at the start", ["undo"], "", "0", ""],
    ["undo twice and redo", [["1"], ["2"], "undo", "undo", "redo"], "0", "1", "2"],
    ["redo at the end", [["1"], "redo"], "0", "1", ""],
    ["a change drops what was undone", [["1"], ["2"], "undo", ["3"]], "01", "3", ""],
    [
      "a drag is one step",
      [
        ["1", drag],
        ["2", drag],
        ["3", release],
      ],
      "0",
      "3",
      "",
    ],
    [
      "two drags are two steps",
      [
        ["1", drag],
        ["2", release],
        ["3", drag],
        ["4", release],
      ],
      "02",
      "4",
      "",
    ],
    [
      "another control is another step",
      [
        ["1", drag],
        ["2", { key: "colour" }],
      ],
      "01",
      "2",
      "",
    ],
    ["sealing ends a step", [["1", drag], "seal", ["2", drag]], "01", "2", ""],
    ["undo ends a step", [["1", drag], "undo", ["2", drag]], "0", "2", ""],
    ["no change is no step", [["1"], ["1"]], "0", "1", ""],
    [
      "a drag that ends on its last value ends all the same",
      [
        ["1", drag],
        ["1", release],
        ["2", drag],
      ],
      "01",
      "2",
      "",
    ],
    ["a drag that continues drops nothing further", [["1"], "undo", ["2", drag], ["3", drag]], "0", "3", ""],
  ];
  it.each(cases)("%s", (_what, moves, past, present, future) => {
    const history = walk(moves);
    expect([history.past.join(""), history.present, history.future.join("")]).toEqual([past, present, future]);
  });

  it("history forgets the oldest steps beyond its limit", () => {
    const many = Array.from({ length: HISTORY_LIMIT + 50 }, (_, index) => [String(index)] as const);
    const history = walk(many);
    expect(history.past).toHaveLength(HISTORY_LIMIT);
    expect(history.past[0]).toBe("49");
  });

  it("history amends the present without making a step", () => {
    const history = amend(walk([["1"]]), "1'");
    expect(history.present).toBe("1'");
    expect(undo(history).present).toBe("0");
  });

  it("history lists everything that undo and redo can bring back", () => {
    expect(reachable(walk([["1"], ["2"], "undo"]))).toEqual(["0", "1", "2"]);
  });
});
