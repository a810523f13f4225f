import { afterEach, expect, test, vi } from "vitest";
import { editorInTest, photoFile } from "../testing/editor-in-test.ts";
import { exportToChosenFile } from "./save-to.ts";

afterEach(() => vi.unstubAllGlobals());

/** What is said when the browser's window for choosing a place ends so. */
async function saidAfter(ending: () => Promise<unknown>): Promise<readonly string[]> {
  vi.stubGlobal("showSaveFilePicker", ending);
  const { load, said, session, zipped } = editorInTest("pro");
  await load(photoFile("a.jpg"), photoFile("b.jpg"));
  const before = said().length;
  await exportToChosenFile(session, new AbortController().signal);
  return [...said().slice(before), `${zipped().length} in the ZIP`];
}

test.each([
  ["thinks better of it", () => Promise.reject(new DOMException("", "AbortError")), ["0 in the ZIP"]],
  [
    "is not asked by the browser",
    () => Promise.reject(new DOMException("", "SecurityError")),
    [expect.stringContaining("Press Export instead"), "0 in the ZIP"],
  ],
  ["chooses", () => Promise.resolve({ kind: "file", name: "a.zip" }), ["Batch exported as ZIP", "2 in the ZIP"]],
])("a photographer who %s", async (_, ending, said) => {
  expect(await saidAfter(ending)).toEqual(said);
});
