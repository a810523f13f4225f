import { describe, expect, it } from "vitest";
import { createRepeats } from "./toasts.ts";

type Message = readonly [id: string, text: string];

function lastOf(...messages: readonly Message[]): readonly string[] {
  const repeats = createRepeats();
  return messages.map(([id, text]) => repeats.record(id, text)).at(-1) ?? [];
}

const MANY = Array.from({ length: 20 }, (_, at): Message => [`many ${at}`, `Photo ${at}`]);

describe("repeated messages", () => {
  it.each<[title: string, messages: readonly Message[], replaced: readonly string[]]>([
    ["a first message replaces none", [["1", "Cleared."]], []],
    [
      "a message with another text replaces none",
      [
        ["1", "Cleared."],
        ["2", "Image exported"],
      ],
      [],
    ],
    [
      "a repeated message replaces the earlier one",
      [
        ["1", "Cleared."],
        ["2", "Cleared."],
      ],
      ["1"],
    ],
    [
      "a third message of the same text replaces the second only",
      [
        ["1", "A"],
        ["2", "A"],
        ["3", "A"],
      ],
      ["2"],
    ],
    [
      "a message repeated under its own id replaces none",
      [
        ["1", "A"],
        ["1", "A"],
      ],
      [],
    ],
    [
      "a message whose text has changed is not replaced",
      [
        ["1", "A"],
        ["1", "B"],
        ["2", "A"],
      ],
      [],
    ],
    [
      "a message that takes another’s text replaces it",
      [
        ["1", "A"],
        ["2", "B"],
        ["2", "A"],
      ],
      ["1"],
    ],
    ["no more messages are remembered than are shown", [["1", "A"], ...MANY, ["2", "A"]], []],
  ])("%s", (_title, messages, replaced) => {
    expect(lastOf(...messages)).toEqual(replaced);
  });
});
