import { afterEach, expect, test, vi } from "vitest";
import { editorInTest, photoFile } from "../testing/editor-in-test.ts";
import { exportToChosenFile } from "./save-to.ts";

afterEach(() => vi.unstubAllGlobals());

/** Notices after the browser's file picker has ended. */
async function noticesAfter(ending: () => Promise<unknown>): Promise<readonly string[]> {
  vi.stubGlobal("showSaveFilePicker", ending);
  const { load, noticeTexts, session, zipped } = editorInTest("pro");
  await load(photoFile("a.jpg"), photoFile("b.jpg"));
  const before = noticeTexts().length;
  await exportToChosenFile(session, new AbortController().signal);
  return [...noticeTexts().slice(before), `${zipped().length} in the ZIP`];
}

test.each([
  ["cancels", () => Promise.reject(new DOMException("", "AbortError")), ["0 in the ZIP"]],
  [
    "is refused by the browser",
    () => Promise.reject(new DOMException("", "SecurityError")),
    [expect.stringContaining("Use Export instead"), "0 in the ZIP"],
  ],
  ["chooses a file", () => Promise.resolve({ kind: "file", name: "a.zip" }), ["Batch exported as ZIP", "2 in the ZIP"]],
])("exporting to a file: a user who %s gets the expected notices", async (_, ending, noticeTexts) => {
  expect(await noticesAfter(ending)).toEqual(noticeTexts);
});
