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
])("At the first visit looks, frame and the rarer settings are folded: %s is stored", (_what, text) => {
  const folded = Object.entries(readFolds(valuesWith(text))).flatMap(([part, isFolded]) => (isFolded ? [part] : []));
  expect(folded).toEqual(["looks", "frame", "frame-more", "caption-more", "camera-more", "output-more"]);
});

it("Folded parts of the panel are still folded at the next visit", () => {
  const values = valuesWith(null);
  const { session } = editorInTest("free", values);
  setFolded(session, "stroke", true);
  setFolded(session, "frame", false);
  expect(session.store.getState().folds).toMatchObject({ stroke: true, frame: false, matte: false });
  expect(readFolds(values)).toMatchObject({ stroke: true, frame: false, matte: false });
});
