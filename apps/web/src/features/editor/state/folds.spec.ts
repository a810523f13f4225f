import { expect, it } from "vitest";
import { valuesIn } from "#lib/storage.ts";
import { editorInTest } from "../testing/editor-in-test.ts";
import { readFolds, setFolded } from "./folds.ts";

function valuesWith(text: string | null) {
  let stored = text;
  return valuesIn(() => ({
    getItem: () => stored,
    setItem: (_key, value) => void (stored = value),
    removeItem: () => void (stored = null),
  }));
}

it.each([
  ["nothing", null],
  ["no JSON", "{"],
  ["a number", "7"],
  ["null", "null"],
  ["values of another kind", '{"matte":"yes","frame":1}'],
])(
  "At the first visit only photos framed together, matte and caption are unfolded, without their rarer settings: %s is stored",
  (_what, text) => {
    const open = Object.entries(readFolds(valuesWith(text))).flatMap(([part, isFolded]) => (isFolded ? [] : [part]));
    expect(open).toEqual(["together", "matte", "caption"]);
  },
);

it("A part that is wanted is open at the first visit, and stays folded once it is", () => {
  expect(readFolds(valuesWith(null), "logo").logo).toBe(false);
  expect(readFolds(valuesWith('{"logo":true}'), "logo").logo).toBe(true);
});

it("Folded parts of the panel are still folded at the next visit", () => {
  const values = valuesWith(null);
  const { session } = editorInTest("free", values);
  setFolded(session, "caption", true);
  setFolded(session, "frame", false);
  expect(session.store.getState().folds).toMatchObject({ caption: true, frame: false, matte: false });
  expect(readFolds(values)).toMatchObject({ caption: true, frame: false, matte: false });
});
