import { describe, expect, it } from "vitest";
import { createRepeats } from "./repeats.ts";

type Said = readonly [id: string, words: string];

function lastOf(...messages: readonly Said[]): readonly string[] {
  const repeats = createRepeats();
  return messages.map(([id, words]) => repeats.say(id, words)).at(-1) ?? [];
}

const MANY = Array.from({ length: 20 }, (_, at): Said => [`many ${at}`, `Photo ${at}`]);

describe("a message", () => {
  it.each<[what: string, messages: readonly Said[], replaced: readonly string[]]>([
    ["said first replaces none", [["1", "Cleared."]], []],
    [
      "of other words replaces none",
      [
        ["1", "Cleared."],
        ["2", "Image exported"],
      ],
      [],
    ],
    [
      "said again replaces the one before",
      [
        ["1", "Cleared."],
        ["2", "Cleared."],
      ],
      ["1"],
    ],
    [
      "said a third time replaces the second only",
      [
        ["1", "A"],
        ["2", "A"],
        ["3", "A"],
      ],
      ["2"],
    ],
    [
      "said again under its own id replaces no other",
      [
        ["1", "A"],
        ["1", "A"],
      ],
      [],
    ],
    [
      "spares one that says something else by now",
      [
        ["1", "A"],
        ["1", "B"],
        ["2", "A"],
      ],
      [],
    ],
    [
      "given new words replaces another that has them",
      [
        ["1", "A"],
        ["2", "B"],
        ["2", "A"],
      ],
      ["1"],
    ],
    ["does not remember more than can be on show", [["1", "A"], ...MANY, ["2", "A"]], []],
  ])("%s", (_what, messages, replaced) => {
    expect(lastOf(...messages)).toEqual(replaced);
  });
});
